export const en = {
  'tempo.table': 'eight turns of four players: about four weeks',
  'tempo.days': 'eight turns of four players: about four weeks; nobody waits for battles or cards of others',
  'matter.battle': 'battles',
  'matter.cards': 'cards',
  'policy.battle': 'Battles against you: fought by your battle orders, a hopeless army gives up where it may.',
  'policy.cards':
    'Cards in others’ turns: those you ordered are played, and what is yours is protected before it is plundered.',
} as const;
