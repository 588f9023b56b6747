import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  'summary.points':
    '**Le tour {turn} est fini : {points:# point|# points}**[, {more} de plus qu’avant][, {fewer} de moins qu’avant].',
  'summary.gained': '**Gagné** : {places}.',
  'summary.lost': '**Perdu** : {places}.',
  'summary.fallen': 'Tombées : [{ours:# unité|# unités} à vous][ ; {theirs:# unité|# unités} des autres].',
  'summary.reaction':
    'Les Musulmans se sont levés dans la région {region} : {rows}[, à {at}][ ; ils sont allés jusqu’à {far}].',
  'summary.reaction-void': 'Les Musulmans se sont levés dans la région {region}, mais sans place pour leurs forces.',
  'summary.landing':
    'D’Afrique du Nord, {count:# Armée a débarqué|# Armées ont débarqué} à {port}[ et sont allées jusqu’à {far}].',
  'summary.battles': '[Batailles à {fought}.][ Sièges : {fell}, pris.][ Assiégeants repoussés de {stood}.]',
  'summary.began':
    '[**Tour {turn}** ({year}). ][Rébellion dans la région {region} : {kinds}. {rebelling} ][Événement : **{event}** – {befalls}]',
  'summary.income': 'Revenu : **{points:# point|# points}**.',
};
