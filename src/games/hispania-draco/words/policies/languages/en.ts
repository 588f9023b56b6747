export const en = {
  'tempo.table': 'with Hispano: about twelve days',
  'tempo.days': 'with Hispano: about three days',
  'matter.combat': 'raises and rerolls',
  'matter.revolt-roll': 'revolt rolls',
  'matter.march': 'marches',
  'matter.strike': 'strikes',
  'matter.consul': 'the consul’s last denarius',
  'policy.combat':
    'Raises and rerolls in combat: where each denarius takes a sixth of the throws from Rome, and where half the faces are better.',
  'policy.revolt-roll': 'Revolt rolls: rerolled where that helps the revolt.',
  'policy.march': 'Marches of the armies: rerolled or steered where that helps the revolt.',
  'policy.strike': 'Strikes between the turns: only those that promise more than they cost.',
  'policy.consul': 'The consul handed over to you with one denarius: it is spent where it promises most.',
} as const;
