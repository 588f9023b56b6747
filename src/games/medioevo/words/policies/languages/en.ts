export const en = {
  'tempo.table': 'eight turns of four players: about four weeks',
  'tempo.days': 'eight turns of four players: about two weeks; nobody waits for battles or cards of others',
  'matter.battle': 'battles',
  'matter.cards': 'cards',
  'matter.losses': 'losses by events',
  'matter.tie': 'tied bids',
  'policy.battle':
    'Battles against you, and those that your planned moves begin: fought by your battle orders, a hopeless army gives up where it may.',
  'policy.cards':
    'Cards in others’ turns: those you ordered are played, and what is yours is protected before it is plundered.',
  'policy.losses': 'Losses by events and places of revolts: what is worth least goes first.',
  'policy.tie': 'A tie for first place: nothing is added to your bid.',
} as const;
