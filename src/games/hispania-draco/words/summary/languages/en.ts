/** A general's finished turn in a few lines: where he went, what was gained and lost, the fights, the reserve. */
export const en = {
  'summary.turn': '**Turn of the {general}** (round {round}, {year} BC)[: he went to {at}].',
  'summary.gained':
    '**Gained**:[ garrison placed in {placed}.][ Army destroyed in {destroyed}.][ Free of revolt: {cleared}.][ One revolt fewer in {fewer}.]',
  'summary.lost':
    '**Lost**:[ beaten and off the board: {beaten}.][ Garrison lost in {garrisons}.][ Garrison taken back from {removed}.][ One revolt more in {spread}.][ An army rose in {rose}.]',
  'summary.fights': '[Sieges and attacks won: {won}.][ Without success: {failed}.][ Armies struck {struck}.]',
  'summary.armies': '[Armies went to {moved}.][ The roll of revolt changed nothing in {spared}.]',
  'summary.reserve': 'The reserve of revolts: {back} back, {out} taken[, one of them as the round ended{years}].',
  'summary.round':
    '**Round {round} is over**: {reserve:# revolt is|# revolts are} left in the reserve (the game is lost when one more than that must be placed), {left:# round|# rounds} to play.',
  'summary.round-empty':
    '**Round {round} is over**: no revolt is left in the reserve ({reserve}), the game is lost with the next one that must be placed; {left:# round|# rounds} to play.',
} as const;
