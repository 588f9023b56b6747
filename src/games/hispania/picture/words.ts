import type { Locale } from '../../../core/locale.js';
import type { UnitKind } from '../facts/ids.js';

/** What is drawn as a piece: units, and what they leave behind. */
export type Piece = UnitKind | 'leader' | 'ruin';
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
  'reach',
  'attack',
  'source',
  'contested',
  'scoring',
] as const;
export type BoardSymbol = (typeof SYMBOLS)[number];
type Counted = readonly [one: string, many: string];

/** The words in and under the pictures. Names of nations and provinces come from their cards. */
interface PictureWords {
  readonly turn: string;
  readonly beforeChrist: string;
  readonly chart: string;
  readonly sea: string;
  readonly neutral: string;
  readonly pieces: Readonly<Record<Piece, Counted>>;
  readonly symbols: Readonly<Record<BoardSymbol, string>>;
  readonly battleAt: string;
  readonly round: string;
  readonly reachFrom: string;
  /** Sentences of the alternative text; the names in braces are filled in. */
  readonly alt: {
    readonly turn: string;
    readonly playing: string;
    readonly nation: string;
    readonly area: string;
    readonly empty: string;
    readonly vassal: string;
    readonly moves: string;
    readonly retreats: string;
    readonly losses: string;
    readonly battles: string;
    readonly throw: string;
    readonly hits: Counted;
    readonly reach: string;
    readonly attack: string;
    readonly nowhere: string;
  };
}

export const PICTURE_WORDS: Readonly<Record<Locale, PictureWords>> = {
  en: {
    turn: 'Turn {turn}',
    beforeChrist: '{year} BC',
    chart: 'Victory points',
    sea: 'At sea',
    neutral: 'neutral {nation}',
    pieces: {
      infantry: ['infantry', 'infantry'],
      elite: ['elite', 'elites'],
      cavalry: ['cavalry', 'cavalry'],
      knight: ['knight', 'knights'],
      crusader: ['crusader', 'crusaders'],
      castle: ['castle', 'castles'],
      fort: ['fort', 'forts'],
      berber: ['Berber', 'Berbers'],
      leader: ['leader', 'leaders'],
      ruin: ['ruin', 'ruins'],
    },
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
    alt: {
      turn: 'Hispania, turn {turn} of {last} ({years})',
      playing: 'To play: {nation}',
      nation: '{nation} ({points}): {places}',
      area: '{area}: {stacks}',
      empty: 'no units',
      vassal: 'vassal of {nation}',
      moves: 'Moves: {list}',
      retreats: 'Retreats: {list}',
      losses: 'Losses: {list}',
      battles: 'Battles: {list}',
      throw: '{area}, last throw: {sides}',
      hits: ['1 hit of {dice}', '{hits} hits of {dice}'],
      reach: 'From {area} they may go to {list}',
      attack: 'They would attack in {list}',
      nowhere: 'From {area} they may not move',
    },
  },
  fr: {
    turn: 'Tour {turn}',
    beforeChrist: '{year} av. J.-C.',
    chart: 'Points de victoire',
    sea: 'En mer',
    neutral: '{nation} neutre',
    pieces: {
      infantry: ['infanterie', 'infanteries'],
      elite: ['élite', 'élites'],
      cavalry: ['cavalerie', 'cavaleries'],
      knight: ['chevalier', 'chevaliers'],
      crusader: ['croisé', 'croisés'],
      castle: ['château-fort', 'châteaux-forts'],
      fort: ['fort', 'forts'],
      berber: ['Berbère', 'Berbères'],
      leader: ['chef', 'chefs'],
      ruin: ['ruine', 'ruines'],
    },
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
    alt: {
      turn: 'Hispania, tour {turn} sur {last} ({years})',
      playing: 'Au trait : {nation}',
      nation: '{nation} ({points}) : {places}',
      area: '{area} : {stacks}',
      empty: 'aucune unité',
      vassal: 'vassal de {nation}',
      moves: 'Mouvements : {list}',
      retreats: 'Retraites : {list}',
      losses: 'Pertes : {list}',
      battles: 'Combats : {list}',
      throw: '{area}, dernier jet : {sides}',
      hits: ['1 touche sur {dice}', '{hits} touches sur {dice}'],
      reach: 'Depuis {area}, mouvement possible vers {list}',
      attack: 'Attaque possible : {list}',
      nowhere: 'Depuis {area}, aucun mouvement possible',
    },
  },
  es: {
    turn: 'Turno {turn}',
    beforeChrist: '{year} a. C.',
    chart: 'Puntos de victoria',
    sea: 'En el mar',
    neutral: '{nation} neutral',
    pieces: {
      infantry: ['infantería', 'infanterías'],
      elite: ['élite', 'élites'],
      cavalry: ['caballería', 'caballerías'],
      knight: ['caballero', 'caballeros'],
      crusader: ['cruzado', 'cruzados'],
      castle: ['castillo', 'castillos'],
      fort: ['fuerte', 'fuertes'],
      berber: ['bereber', 'bereberes'],
      leader: ['líder', 'líderes'],
      ruin: ['ruina', 'ruinas'],
    },
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
    alt: {
      turn: 'Hispania, turno {turn} de {last} ({years})',
      playing: 'Juega: {nation}',
      nation: '{nation} ({points}): {places}',
      area: '{area}: {stacks}',
      empty: 'sin unidades',
      vassal: 'vasallo de {nation}',
      moves: 'Movimientos: {list}',
      retreats: 'Retiradas: {list}',
      losses: 'Bajas: {list}',
      battles: 'Combates: {list}',
      throw: '{area}, última tirada: {sides}',
      hits: ['1 impacto de {dice}', '{hits} impactos de {dice}'],
      reach: 'Desde {area} pueden ir a {list}',
      attack: 'Atacarían en {list}',
      nowhere: 'Desde {area} no pueden moverse',
    },
  },
};

export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** "3 infantry", "1 castle". */
export function counted(locale: Locale, piece: Piece, count: number): string {
  const [one, many] = PICTURE_WORDS[locale].pieces[piece];
  return `${count} ${count === 1 ? one : many}`;
}

/** 1½ rather than 1.5: points, gold and income come in halves. */
export function halves(value: number): string {
  const whole = Math.trunc(value);
  const figures = value === whole ? String(Math.abs(whole)) : `${whole === 0 ? '' : Math.abs(whole)}½`;
  return value < 0 ? `−${figures}` : figures;
}
