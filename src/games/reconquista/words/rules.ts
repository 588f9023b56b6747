import type { Entries } from '../../../kit/index.js';

export const RULE_TOPICS = [
  'turn',
  'rebellions',
  'events',
  'income',
  'moves',
  'battles',
  'reaction',
  'sieges',
  'points',
] as const;

/** A short reminder of each part, in our own words. */
export const RULES = {
  'topic.turn': ['the turn', 'le tour', 'el turno'],
  'topic.rebellions': ['rebellions', 'rébellions', 'rebeliones'],
  'topic.events': ['random events', 'événements aléatoires', 'eventos aleatorios'],
  'topic.income': ['income', 'revenus', 'ingresos'],
  'topic.moves': ['moves', 'déplacements', 'movimientos'],
  'topic.battles': ['battles', 'batailles', 'batallas'],
  'topic.reaction': ['the Muslim reaction', 'la réaction musulmane', 'la reacción musulmana'],
  'topic.sieges': ['sieges', 'sièges', 'asedios'],
  'topic.points': ['points', 'points', 'puntos'],
  'rules.turn': [
    'A turn: rebellions, a random event, income and spending, your moves and battles, the Muslim reaction, the sieges, the end of the turn. Twenty turns in all.',
    'Un tour : rébellions, événement aléatoire, revenus et dépenses, vos déplacements et batailles, réaction musulmane, sièges, fin du tour. Vingt tours en tout.',
    'Un turno: rebeliones, evento aleatorio, ingresos y gastos, tus movimientos y batallas, reacción musulmana, asedios, fin del turno. Veinte turnos en total.',
  ],
  'rules.rebellions': [
    'A die names the region (on a 6 another region, twice), another the kind. A region in revolt is out of the turn. Nobody loses his last city by a rebellion.',
    'Un dé donne la région (sur 6, une autre région, deux fois), un autre le type. Une région en révolte sort du tour. Nul ne perd sa dernière cité par une rébellion.',
    'Un dado da la región (con 6, otra región, dos veces), otro el tipo. Una región en revuelta queda fuera del turno. Nadie pierde su última ciudad por una rebelión.',
  ],
  'rules.events': [
    'One event a turn. French and Bands march at once and fight everybody; Mercenaries you do not hire join the Muslims; El Cid serves either side.',
    'Un événement par tour. Français et Bandes marchent aussitôt et combattent tout le monde ; les Mercenaires non loués rejoignent les Musulmans ; El Cid sert l’un ou l’autre camp.',
    'Un evento por turno. Franceses y Bandoleros marchan de inmediato y combaten a todos; los Mercenarios no contratados se unen a los musulmanes; El Cid sirve a uno u otro bando.',
  ],
  'rules.income': [
    '2 points, 1 for each region where you hold more than half of the cities unbesieged, 1 for Santiago. Army 2, Garrison 1, city 3, fort 1, conversion 1. Nothing is kept.',
    '2 points, 1 par région où vous tenez plus de la moitié des cités non assiégées, 1 pour Saint-Jacques. Armée 2, Garnison 1, cité 3, fort 1, conversion 1. Rien ne se garde.',
    '2 puntos, 1 por región donde tengas más de la mitad de las ciudades sin asedio, 1 por Santiago. Ejército 2, Guarnición 1, ciudad 3, fuerte 1, conversión 1. Nada se guarda.',
  ],
  'rules.moves': [
    'The troops of one region move, force by force, to any of its places; Armies and Military Orders leave it by a road, if no Muslim is left behind. Enemies stop a force.',
    'Les troupes d’une seule région se déplacent, force par force, vers tout Lieu de celle-ci ; Armées et Ordres en sortent par une route s’il n’y reste aucun Musulman. L’ennemi arrête une force.',
    'Se mueven las tropas de una región, fuerza por fuerza, a cualquiera de sus Lugares; Ejércitos y Órdenes salen por un camino si no queda ningún musulmán. El enemigo detiene a una fuerza.',
  ],
  'rules.battles': [
    'A die a unit: Garrisons and Rebels hit on 5, Armies on 4, Military Orders on 3. In mountains the defender rolls first, beside El Cid his side. Whoever lost more gives way; a city or fort is a refuge.',
    'Un dé par unité : Garnisons et Rebelles touchent à 5, Armées à 4, Ordres à 3. En montagne le défenseur tire d’abord, avec El Cid c’est son camp. Qui perd le plus cède ; une cité ou un fort abrite.',
    'Un dado por unidad: Guarniciones y Rebeldes aciertan con 5, Ejércitos con 4, Órdenes con 3. En montaña el defensor tira primero; con El Cid, su bando. Quien pierde más cede; ciudad o fuerte dan refugio.',
  ],
  'rules.reaction': [
    'A die names the region (6: North Africa), another the force by the cities that Muslims hold there. Armies march by number from place to place, take the others along, leave one in each city or fort, and fight whom they meet.',
    'Un dé donne la région (6 : Afrique du Nord), un autre la force selon les cités tenues. Les Armées avancent par numéro, entraînent les autres, en laissent une par cité ou fort, et combattent qui elles rencontrent.',
    'Un dado da la región (6: norte de África), otro la fuerza según las ciudades en su poder. Los Ejércitos avanzan por número, arrastran a los demás, dejan uno en cada ciudad o fuerte y combaten a quien encuentran.',
  ],
  'rules.sieges': [
    'Each side a die: besiegers add 1 a Garrison, 2 an Army, 3 an Order, 2 for El Cid; the besieged 1 for the city, 1 a Garrison or Rebel, 2 an Army or Order, doubled by a fort. An even total of the winner outside destroys the city.',
    'Un dé par camp : l’assiégeant ajoute 1 par Garnison, 2 par Armée, 3 par Ordre, 2 pour El Cid ; l’assiégé 1 pour la cité, 1 par Garnison ou Rebelle, 2 par Armée ou Ordre, doublé par un fort. Un total pair de l’assiégeant vainqueur détruit la cité.',
    'Un dado por bando: el sitiador suma 1 por Guarnición, 2 por Ejército, 3 por Orden, 2 por El Cid; el sitiado 1 por la ciudad, 1 por Guarnición o Rebelde, 2 por Ejército u Orden, doblado por un fuerte. Un total par del sitiador vencedor destruye la ciudad.',
  ],
  'rules.points': [
    '1 a city you control, 2 a region with a majority of cities, 2 a region without Muslim troops and cities. Up to 10 Almanzor wins, up to 15 Yusuf; up to 20 is a draw; from 21 you win, from 26 decisively.',
    '1 par cité contrôlée, 2 par région à majorité de cités, 2 par région sans troupe ni cité musulmane. Jusqu’à 10 : Almanzor ; 15 : Yusuf ; 20 : égalité ; dès 21 victoire, dès 26 décisive.',
    '1 por ciudad controlada, 2 por región con mayoría de ciudades, 2 por región sin tropas ni ciudades musulmanas. Hasta 10 gana Almanzor; hasta 15, Yusuf; hasta 20, empate; desde 21 ganas; desde 26, victoria decisiva.',
  ],
} as const satisfies Entries;
