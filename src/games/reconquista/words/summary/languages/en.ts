/** A finished chapter in a few lines: its points, what was gained and lost, its story. */
export const en = {
  'summary.points':
    '**Turn {turn} is over: {points:# point|# points}**[, {more} more than before][, {fewer} fewer than before].',
  'summary.gained': '**Gained**: {places}.',
  'summary.lost': '**Lost**: {places}.',
  'summary.fallen': 'Fallen: [{ours:# unit|# units} of yours][; {theirs:# unit|# units} of others].',
  'summary.reaction': 'The Muslims rose in {region}: {rows}[, in {at}][; they came as far as {far}].',
  'summary.reaction-void': 'The Muslims rose in {region}, but found no place for what they raised.',
  'summary.landing': 'From North Africa {count:# Army|# Armies} landed in {port}[ and came as far as {far}].',
  'summary.battles': '[Battles in {fought}.][ Sieges: {fell} fell.][ Besiegers driven off from {stood}.]',
  'summary.began':
    '[**Turn {turn}** ({year}). ][Rebellion in {region}: {kinds}. {rebelling} ][Event: **{event}** – {befalls}]',
  'summary.income': 'Income: **{points:# point|# points}**.',
} as const;
