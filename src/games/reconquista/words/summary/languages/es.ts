import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  'summary.points':
    '**El turno {turn} ha terminado: {points:# punto|# puntos}**[, {more} más que antes][, {fewer} menos que antes].',
  'summary.gained': '**Ganado**: {places}.',
  'summary.lost': '**Perdido**: {places}.',
  'summary.fallen': 'Caídas: [{ours:# unidad|# unidades} tuyas][; {theirs:# unidad|# unidades} de otros].',
  'summary.reaction': 'Los musulmanes se alzaron en la región {region}: {rows}[, en {at}][; llegaron hasta {far}].',
  'summary.reaction-void': 'Los musulmanes se alzaron en la región {region}, pero sin sitio para sus fuerzas.',
  'summary.landing':
    'Del norte de África {count:desembarcó # Ejército|desembarcaron # Ejércitos} en {port}[ y llegaron hasta {far}].',
  'summary.battles': '[Batallas en {fought}.][ Asedios: cayó {fell}.][ Sitiadores rechazados de {stood}.]',
  'summary.began':
    '[**Turno {turn}** ({year}). ][Rebelión en la región {region}: {kinds}. {rebelling} ][Evento: **{event}** – {befalls}]',
  'summary.income': 'Ingresos: **{points:# punto|# puntos}**.',
};
