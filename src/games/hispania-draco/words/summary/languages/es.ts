import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  'summary.turn': '**Turno del {general}** (ronda {round}, {year} a. C.)[; fue a {at}].',
  'summary.gained':
    '**Ganado**:[ guarnición colocada en {placed}.][ Ejército destruido en {destroyed}.][ Libre de revuelta: {cleared}.][ Una revuelta menos en {fewer}.]',
  'summary.lost':
    '**Perdido**:[ vencido y fuera del tablero: {beaten}.][ Guarnición perdida en {garrisons}.][ Guarnición retirada de {removed}.][ Una revuelta más en {spread}.][ Se levantó un ejército en {rose}.]',
  'summary.fights': '[Asedios y ataques ganados: {won}.][ Sin éxito: {failed}.][ Los ejércitos golpearon {struck}.]',
  'summary.armies': '[Hubo ejércitos que fueron a {moved}.][ La tirada de revuelta no cambió nada en {spared}.]',
  'summary.reserve':
    'La reserva de revueltas: {back:vuelve #|vuelven #}, {out:sale #|salen #}[, una de ellas al acabar la ronda{years}].',
  'summary.round':
    '**Termina la ronda {round}**: {reserve:queda # revuelta|quedan # revueltas} en la reserva (la partida se pierde si hay que poner una más) y {left:# ronda|# rondas} por jugar.',
  'summary.round-empty':
    '**Termina la ronda {round}**: no queda ninguna revuelta en la reserva ({reserve}), la partida se pierde en cuanto haya que poner una; {left:# ronda|# rondas} por jugar.',
};
