import type { Entries } from '../words/common.js';

/** How a picture is told to those who do not see it; a game may tell more in its own words. */
export const TOLD = {
  playing: ['To play: {name}', 'À jouer : {name}', 'Juega: {name}'],
  place: ['{place}: {stacks}', '{place} : {stacks}', '{place}: {stacks}'],
  empty: ['nothing there', 'rien', 'nada'],
  move: ['Moves: {list}', 'Mouvements : {list}', 'Movimientos: {list}'],
  retreat: ['Retreats: {list}', 'Retraites : {list}', 'Retiradas: {list}'],
  battle: ['Battles: {list}', 'Combats : {list}', 'Combates: {list}'],
  loss: ['Losses: {list}', 'Pertes : {list}', 'Bajas: {list}'],
  gain: ['Gains: {list}', 'Gains : {list}', 'Ganancias: {list}'],
  reach: ['They may go to {list}', 'Mouvement possible vers {list}', 'Pueden ir a {list}'],
  attack: ['They would attack in {list}', 'Attaque possible : {list}', 'Atacarían en {list}'],
  contested: ['Contested: {list}', 'Disputé : {list}', 'Disputado: {list}'],
  throw: ['{title}, last throw: {sides}', '{title}, dernier jet : {sides}', '{title}, última tirada: {sides}'],
  hits: [
    '{name} {hits:1 success|# successes} of {dice}',
    '{name} {hits:# succès|# succès} sur {dice}',
    '{name} {hits:1 éxito|# éxitos} de {dice}',
  ],
} as const satisfies Entries;
export type Telling = keyof typeof TOLD;
