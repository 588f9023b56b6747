import type { Locale } from '../../../core/words.js';
import type { UnitName } from '../words/units.js';

/** What is drawn as a piece, in the order of the legend: units, and what they leave behind. */
export const PIECES = [
  'infantry',
  'elite',
  'cavalry',
  'knight',
  'crusader',
  'berber',
  'castle',
  'fort',
  'ruin',
  'leader',
] as const satisfies readonly UnitName[];
/** What else the board shows; keys of the style's symbols. */
export const SYMBOLS = [
  'income',
  'stacking',
  'capital',
  'vassal',
  'wound',
  'move',
  'retreat',
  'loss',
  'battle',
  'source',
  'reach',
  'attack',
  'contested',
  'scoring',
] as const;
export type BoardSymbol = (typeof SYMBOLS)[number];

/** The words in and under the pictures. Names of nations and provinces come from their cards. */
interface PictureWords {
  readonly turn: string;
  readonly beforeChrist: string;
  readonly chart: string;
  readonly sea: string;
  readonly neutral: string;
  readonly symbols: Readonly<Record<BoardSymbol, string>>;
  readonly battleAt: string;
  readonly round: string;
  readonly reachFrom: string;
  readonly nowhereFrom: string;
  /** Sentences of the alternative text; the names in braces are filled in. */
  readonly alt: {
    readonly turn: string;
    readonly playing: string;
    readonly nation: string;
    readonly vassal: string;
  };
}

export const PICTURE_WORDS: Readonly<Record<Locale, PictureWords>> = {
  en: {
    turn: 'Turn {turn}',
    beforeChrist: '{year} BC',
    chart: 'Victory points',
    sea: 'At sea',
    neutral: 'neutral {nation}',
    symbols: {
      income: 'Income',
      stacking: 'Stack limit',
      capital: 'Capital',
      vassal: 'Vassal',
      wound: 'Wounded',
      move: 'Move',
      retreat: 'Retreat',
      loss: 'Loss',
      battle: 'Battle',
      reach: 'May go there',
      attack: 'Would attack',
      source: 'They are here',
      contested: 'Contested',
      scoring: 'Scoring turn',
    },
    battleAt: 'Battle: {area}',
    round: 'Round {round}',
    reachFrom: 'From {area}',
    nowhereFrom: 'No move from {area}',
    alt: {
      turn: 'Hispania, turn {turn} of {last} ({years})',
      playing: 'To play: {nation}',
      nation: '{nation} ({points}): {places}',
      vassal: 'vassal of {nation}',
    },
  },
  fr: {
    turn: 'Tour {turn}',
    beforeChrist: '{year} av. J.-C.',
    chart: 'Points de victoire',
    sea: 'En mer',
    neutral: '{nation} neutre',
    symbols: {
      income: 'Revenu',
      stacking: 'Empilement',
      capital: 'Capitale',
      vassal: 'Vassal',
      wound: 'Blessé',
      move: 'Mouvement',
      retreat: 'Retraite',
      loss: 'Perte',
      battle: 'Combat',
      reach: 'À portée',
      attack: 'À attaquer',
      source: 'Départ',
      contested: 'Disputée',
      scoring: 'Tour de décompte',
    },
    battleAt: 'Combat : {area}',
    round: 'Round {round}',
    reachFrom: 'Depuis {area}',
    nowhereFrom: 'Aucun mouvement depuis {area}',
    alt: {
      turn: 'Hispania, tour {turn} sur {last} ({years})',
      playing: 'À jouer : {nation}',
      nation: '{nation} ({points}) : {places}',
      vassal: 'vassal de {nation}',
    },
  },
  es: {
    turn: 'Turno {turn}',
    beforeChrist: '{year} a. C.',
    chart: 'Puntos de victoria',
    sea: 'En el mar',
    neutral: '{nation} neutral',
    symbols: {
      income: 'Ingresos',
      stacking: 'Apilamiento',
      capital: 'Capital',
      vassal: 'Vasallo',
      wound: 'Herido',
      move: 'Movimiento',
      retreat: 'Retirada',
      loss: 'Baja',
      battle: 'Combate',
      reach: 'Alcanzable',
      attack: 'Atacaría',
      source: 'Salida',
      contested: 'Disputada',
      scoring: 'Turno de recuento',
    },
    battleAt: 'Combate: {area}',
    round: 'Asalto {round}',
    reachFrom: 'Desde {area}',
    nowhereFrom: 'Ningún movimiento desde {area}',
    alt: {
      turn: 'Hispania, turno {turn} de {last} ({years})',
      playing: 'Juega: {nation}',
      nation: '{nation} ({points}): {places}',
      vassal: 'vasallo de {nation}',
    },
  },
};
