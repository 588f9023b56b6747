import type { Locale } from '../../src/core/languages.js';

/** What people ask of `/rules`, as they type it, and the chapters that answer: written from the rulebooks, before the search. */
export interface Question {
  readonly game: string;
  /** Any of them answers it. */
  readonly chapters: readonly string[];
  readonly typed: Readonly<Record<Locale, string>>;
}

const ask = (game: string, chapters: string, en: string, fr: string, es: string): Question => ({
  game,
  chapters: chapters.split(' '),
  typed: { en, fr, es },
});

export const QUESTIONS: readonly Question[] = [
  ask('hispania', '2', 'what does a Knight cost', 'combien coûte un Chevalier', '¿cuánto cuesta un caballero?'),
  ask(
    'hispania',
    '4',
    'how many units fit in a mountain',
    'combien d’unités en montagne',
    'cuántas unidades caben en una montaña',
  ),
  ask('hispania', '6', 'crossed a river first round', 'rivière franchie premier round', 'cruzar un río primer asalto'),
  ask('hispania', '3', 'reinforcements arriving by sea', 'renforts arrivant par mer', 'refuerzos que llegan por mar'),
  ask(
    'hispania',
    '5',
    'how far does Cavalry move',
    'de combien se déplace la Cavalerie',
    '¿cuánto mueve la caballería?',
  ),
  ask(
    'hispania',
    '7',
    'more units than twice my provinces',
    'plus d’unités que le double des provinces',
    'más unidades que el doble de provincias',
  ),
  ask('hispania', '10', 'Sign of God', 'Signe de Dieu', 'Señal de Dios'),
  ask(
    'hispania',
    '9',
    'rebuild a Castle on a Ruin',
    'reconstruire un Château-fort sur une Ruine',
    'reconstruir un castillo en ruinas',
  ),
  ask('hispania', '11', 'Alans Ataces', 'Alain Ataces', 'alanos Ataces'),
  ask('hispania', '14', 'auction nobody bids', 'enchère personne n’enchérit', 'subasta nadie puja'),

  ask('reconquista', '14', 'siege tie', 'siège égalité', 'asedio empate'),
  ask(
    'reconquista',
    '12',
    'who is lost first in a battle',
    'ordre des pertes en bataille',
    'orden de las bajas en batalla',
  ),
  ask('reconquista', '10', 'price of an Army', 'prix d’une Armée', 'precio de un Ejército'),
  ask('reconquista', '9', 'Famine', 'Famine', 'Hambruna'),
  ask('reconquista', '8', 'peasant revolt', 'révolte paysanne', 'revuelta campesina'),
  ask('reconquista', '11', 'when may I leave a region', 'quitter une région', '¿cuándo puedo salir de una región?'),
  ask('reconquista', '16', 'points for a region', 'points pour une région', 'puntos por una región'),
  ask(
    'reconquista',
    '13',
    'North Africa landing port',
    'Afrique du Nord débarquement port',
    'norte de África desembarco puerto',
  ),
  ask('reconquista', '17', 'prudent Muslims', 'Musulmans prudents', 'musulmanes prudentes'),
  ask(
    'reconquista',
    '5',
    'who controls an empty city',
    'qui contrôle une cité sans troupes',
    '¿quién controla una ciudad sin tropas?',
  ),

  ask(
    'hispania-draco',
    '5',
    'cost of moving by road',
    'coût d’un déplacement par les voies',
    'coste de moverse por calzada',
  ),
  ask('hispania-draco', '11 scenarios', 'Lethe', 'Léthé', 'Leteo'),
  ask('hispania-draco', '5', 'garrison in a capital', 'garnison dans une capitale', 'guarnición en una capital'),
  ask(
    'hispania-draco',
    '1 goal',
    'no revolts left in the reserve',
    'plus de révolte dans la réserve',
    'no quedan revueltas en la reserva',
  ),
  ask(
    'hispania-draco',
    '2',
    'two players share the consul',
    'deux joueurs se partagent le consul',
    'dos jugadores comparten el cónsul',
  ),
  ask(
    'hispania-draco',
    '7',
    'where does a beaten general return',
    'où revient un général vaincu',
    '¿dónde vuelve un general derrotado?',
  ),
  ask('hispania-draco', '8', 'which way does an army move', 'où vont les armées', '¿adónde van los ejércitos?'),
  ask(
    'hispania-draco',
    '6',
    'revolts in support connected',
    'révoltes en soutien connectées',
    'revueltas en apoyo conectadas',
  ),
  ask('hispania-draco', '10 variants', 'pirates', 'pirates', 'piratas'),
  ask(
    'hispania-draco',
    '10 variants',
    'Hispano throw a die again',
    'Hispano relancer un dé',
    'Hispano volver a tirar un dado',
  ),

  ask(
    'medioevo',
    '2',
    'tied bids for the order of play',
    'mises à égalité pour l’ordre du tour',
    'pujas empatadas por el orden de turno',
  ),
  ask(
    'medioevo',
    '8',
    'cannot pay the interest of a loan',
    'intérêts d’un emprunt impayés',
    'no puedo pagar los intereses de un préstamo',
  ),
  ask(
    'medioevo',
    '4',
    'how many units can I buy in a turn',
    'combien d’unités acheter par tour',
    '¿cuántas unidades puedo comprar por turno?',
  ),
  ask('medioevo', '7', 'trade route stages', 'étapes d’une route commerciale', 'etapas de una ruta comercial'),
  ask('medioevo', '11', 'declare war', 'déclarer la guerre', 'declarar la guerra'),
  ask('medioevo', '3', 'upkeep of units', 'entretien des unités', 'mantenimiento de las unidades'),
  ask('medioevo', '6', 'flee from a battle', 'fuir une bataille', 'huir de una batalla'),
  ask(
    'medioevo',
    '10',
    'majorities at the end of the game',
    'majorités à la fin de la partie',
    'mayorías al final de la partida',
  ),
  ask('medioevo', '5', 'control tokens of a tower', 'jetons de contrôle d’une tour', 'fichas de control de una torre'),
  ask('medioevo', '9', 'blood tokens', 'jetons de sang', 'fichas de sangre'),
];
