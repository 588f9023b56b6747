import type { Entry } from '../../../../kit/words/common.js';
import type { EVENT_KINDS, RIVERS, UNIT_KINDS, ZONES } from '../../facts/ids.js';
import type { COASTS, TERRAINS } from '../../facts/province.js';
import type { PHASES } from '../../state/stage.js';
import type { NATION_STATUSES } from '../../state/state.js';

/** Names of kinds of things. Nations, provinces and Leaders have theirs in the data. */
type Names<Id extends string> = Readonly<Record<Id, Entry>>;

export const UNITS: Names<(typeof UNIT_KINDS)[number] | 'leader' | 'ruin'> = {
  infantry: ['Infantry', 'Infanterie', 'Infantería'],
  elite: ['Elite', 'Elite', 'Élite'],
  cavalry: ['Cavalry', 'Cavalerie', 'Caballería'],
  knight: ['Knight', 'Chevalier', 'Caballero'],
  crusader: ['Crusader', 'Croisé', 'Cruzado'],
  castle: ['Castle', 'Château-fort', 'Castillo'],
  fort: ['Fort', 'Fort', 'Fuerte'],
  berber: ['Berber', 'Berbère', 'Bereber'],
  leader: ['Leader', 'Chef', 'Líder'],
  ruin: ['Ruin', 'Ruine', 'Ruina'],
};

/** Several of them. */
export const UNITS_MANY: Names<keyof typeof UNITS> = {
  infantry: ['Infantry', 'Infanteries', 'Infanterías'],
  elite: ['Elites', 'Elites', 'Élites'],
  cavalry: ['Cavalry', 'Cavaleries', 'Caballerías'],
  knight: ['Knights', 'Chevaliers', 'Caballeros'],
  crusader: ['Crusaders', 'Croisés', 'Cruzados'],
  castle: ['Castles', 'Châteaux-forts', 'Castillos'],
  fort: ['Forts', 'Forts', 'Fuertes'],
  berber: ['Berbers', 'Berbères', 'Bereberes'],
  leader: ['Leaders', 'Chefs', 'Líderes'],
  ruin: ['Ruins', 'Ruines', 'Ruinas'],
};

/** The sixteen kinds of event counters (10.3), as the counters print them. */
export const EVENTS: Names<(typeof EVENT_KINDS)[number]> = {
  armee: ['Army', 'Armée', 'Ejército'],
  bravoure: ['Bravery', 'Bravoure', 'Bravura'],
  'chateau-fort': ['Castle', 'Château-fort', 'Castillo'],
  de: ['Die', 'Dé', 'Dado'],
  embuscade: ['Ambush', 'Embuscade', 'Emboscada'],
  fougue: ['Fury', 'Fougue', 'Furia'],
  indiscipline: ['Indiscipline', 'Indiscipline', 'Indisciplina'],
  invasion: ['Invasion', 'Invasion', 'Invasión'],
  'longue-vie': ['Long life', 'Longue vie', 'Larga vida'],
  nul: ['Null', 'Nul', 'Nulo'],
  remise: ['Reshuffle', 'Remise', 'Devolución'],
  retraite: ['Retreat', 'Retraite', 'Retirada'],
  ruse: ['Ruse', 'Ruse', 'Ardid'],
  tactique: ['Tactics', 'Tactique', 'Táctica'],
  traitrise: ['Treachery', 'Traîtrise', 'Traición'],
  tresor: ['Treasure', 'Trésor', 'Tesoro'],
};

export const PHASE_NAMES: Names<(typeof PHASES)[number] | 'second-move'> = {
  start: ['start', 'début', 'inicio'],
  income: ['income and purchases', 'revenu et achats', 'ingresos y compras'],
  place: ['placement', 'placement', 'colocación'],
  move: ['movement', 'mouvement', 'movimiento'],
  'second-move': ['second movement', 'second mouvement', 'segundo movimiento'],
  stack: ['stack limits', 'empilement', 'apilamiento'],
  battle: ['combat', 'combat', 'combate'],
  fury: ['Fury', 'Fougue', 'Furia'],
  limits: ['stack limits', 'empilement', 'apilamiento'],
  population: ['population', 'population', 'población'],
  finish: ['end of its turn', 'fin de séquence', 'fin de secuencia'],
  opening: ['start of the turn', 'début du tour', 'inicio del turno'],
  closing: ['end of the turn', 'fin du tour', 'fin del turno'],
  over: ['game over', 'partie terminée', 'partida terminada'],
};

export const ZONE_NAMES: Names<(typeof ZONES)[number]> = {
  nord: ['North', 'Nord', 'Norte'],
  centre: ['Centre', 'Centre', 'Centro'],
  sud: ['South', 'Sud', 'Sur'],
  est: ['East', 'Est', 'Este'],
};

export const RIVER_NAMES: Names<(typeof RIVERS)[number]> = {
  ebre: ['Ebro', 'Èbre', 'Ebro'],
  douro: ['Douro', 'Douro', 'Duero'],
  tage: ['Tagus', 'Tage', 'Tajo'],
};

export const TERRAIN_NAMES: Names<(typeof TERRAINS)[number]> = {
  plain: ['plain', 'plaine', 'llano'],
  mountain: ['mountain', 'montagne', 'montaña'],
};

export const COAST_NAMES: Names<(typeof COASTS)[number]> = {
  landing: ['landing place', 'débarquement possible', 'desembarco posible'],
  barred: ['coast without landing place', 'côte sans débarquement', 'costa sin desembarco'],
  none: ['no landing place', 'pas de débarquement', 'sin desembarco'],
};

export const STATUS_NAMES: Names<(typeof NATION_STATUSES)[number]> = {
  waiting: ['not yet in play', 'pas encore en jeu', 'aún no está en juego'],
  playing: ['in play', 'en jeu', 'en juego'],
  neutral: ['neutral', 'neutre', 'neutral'],
  gone: ['out of play', 'plus en jeu', 'fuera de juego'],
};

/** What a data file should have held where it did not. */
export const EXPECTED: Names<
  | 'text'
  | 'true-or-false'
  | 'whole-number'
  | 'half-number'
  | 'known-name'
  | 'list'
  | 'object'
  | 'unknown-field'
  | 'turn'
  | 'each-once'
  | 'pair'
  | 'year'
> = {
  text: ['a text', 'un texte', 'un texto'],
  'true-or-false': ['true or false', 'vrai ou faux', 'verdadero o falso'],
  'whole-number': ['a whole number', 'un nombre entier', 'un número entero'],
  'half-number': ['a number by halves', 'un nombre par demis', 'un número por medios'],
  'known-name': ['a name known to the game', 'un nom connu du jeu', 'un nombre conocido del juego'],
  list: ['a list', 'une liste', 'una lista'],
  object: ['an object', 'un objet', 'un objeto'],
  'unknown-field': ['no such field', 'pas un tel champ', 'que no exista ese campo'],
  turn: ['a turn from 1 to 21', 'un tour de 1 à 21', 'un turno de 1 a 21'],
  'each-once': ['each of them once', 'chacun une fois', 'cada uno una vez'],
  pair: ['two different areas', 'deux régions différentes', 'dos áreas distintas'],
  year: ['a year', 'une année', 'un año'],
};
