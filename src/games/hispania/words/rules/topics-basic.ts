import type { Entries } from '../../../../kit/words/common.js';

/** Chapters 1 to 8 in short. */
export const BASIC = {
  'topic.turn': ['Turn', 'Tour', 'Turno'],
  'rules.turn': [
    '**Turn (1)** The nations play one after the other in the fixed order. Each: income and purchases, placement, movement, stack check, combat (with its VP), stack check, population check, VP of its own turn. After the last nation: VP of the game turn (turns 3, 5, 7, 10, 13, 15, 19), then transformations, ends of submission and departures.',
    '**Tour (1)** Les Nations jouent l’une après l’autre dans l’ordre fixe. Chacune : revenu et achats, placement, mouvement, contrôle d’empilement, combat (et ses PV), contrôle d’empilement, contrôle de population, PV de fin de séquence. Après la dernière : PV du tour (tours 3, 5, 7, 10, 13, 15, 19), puis transformations, fins de soumission et retraits.',
    '**Turno (1)** Las naciones juegan una tras otra en el orden fijo. Cada una: ingresos y compras, colocación, movimiento, control de apilamiento, combate (y sus PV), control de apilamiento, control de población, PV de fin de secuencia. Tras la última: PV del turno (turnos 3, 5, 7, 10, 13, 15, 19), después transformaciones, fines de sumisión y salidas.',
  ],
  'topic.income': ['Income', 'Revenu', 'Ingresos'],
  'rules.income': [
    '**Income (2)** A province with at least one unit gives its income. Infantry costs 4 gold, a Knight 6, a Castle 8; nothing else is for sale, and counters are limited. Up to 4 gold (8 for some) is kept. A vassal keeps half its income, rounded down; its suzerain gets the rest at once and may buy when its reserve overflows.',
    '**Revenu (2)** Une province avec au moins une unité donne son revenu. Infanterie : 4 Or, Chevalier : 6, Château-fort : 8 ; rien d’autre ne s’achète, et les pions sont limités. On garde jusqu’à 4 Or (8 pour certaines). Un vassal garde la moitié de son revenu, arrondie au-dessous ; le reste va aussitôt au suzerain, qui peut acheter quand sa réserve déborde.',
    '**Ingresos (2)** Una provincia con al menos una unidad da sus ingresos. Infantería: 4 de oro, caballero: 6, castillo: 8; no se compra nada más y las fichas son limitadas. Se guardan hasta 4 de oro (8 algunas). Un vasallo conserva la mitad de sus ingresos, redondeada hacia abajo; el resto va al soberano, que puede comprar si su reserva se desborda.',
  ],
  'topic.placing': ['New units', 'Nouvelles unités', 'Unidades nuevas'],
  'rules.placing': [
    '**New units (3)** Bought units go to provinces one controls, one in each, at most one over the stack limit. Reinforcements come on their turn; those of Gascony, Narbonne, Africa and the sea must enter Hispania in that movement. From Africa by Cádiz or Gibraltar, from the sea at an open anchor. Leaders come and go as their cards say.',
    '**Nouvelles unités (3)** Les unités achetées vont dans des provinces contrôlées, une par province, au plus une au-delà de l’empilement. Les renforts viennent à leur tour ; ceux de Gascogne, Narbonne, Afrique et de la mer doivent entrer en Hispanie à ce mouvement. D’Afrique par Cadix ou Gibraltar, de la mer par une ancre non barrée. Les Chefs vont et viennent selon leur fiche.',
    '**Unidades nuevas (3)** Las unidades compradas van a provincias controladas, una por provincia, como máximo una sobre el apilamiento. Los refuerzos llegan en su turno; los de Gascuña, Narbona, África y el mar deben entrar en Hispania en ese movimiento. De África por Cádiz o Gibraltar, del mar por un ancla abierta. Los líderes vienen y se van según su ficha.',
  ],
  'topic.stacking': ['Stacking', 'Empilement', 'Apilamiento'],
  'rules.stacking': [
    '**Stacking (4)** A plain holds 3 units of a nation, a mountain 2, some provinces another number (see /province). The capital holds one more; it may be declared at any time. In attack one more, two with a Leader or in an Invasion. Leaders do not count. Checked after movement and after combat: what is too many is removed. A retreat may exceed the limit by one.',
    '**Empilement (4)** Une plaine tient 3 unités d’une Nation, une montagne 2, certaines provinces un autre nombre (voir /province). La capitale en tient une de plus ; on la déclare à tout moment. En attaque une de plus, deux avec un Chef ou en Invasion. Les Chefs ne comptent pas. Contrôle après le mouvement et après le combat : l’excédent est retiré. Une retraite peut dépasser d’un.',
    '**Apilamiento (4)** Un llano admite 3 unidades de una nación, una montaña 2, algunas provincias otro número (véase /province). La capital admite una más; se declara en cualquier momento. En ataque una más, dos con un líder o en Invasión. Los líderes no cuentan. Se controla tras el movimiento y tras el combate: el exceso se retira. Una retirada puede exceder en una.',
  ],
  'topic.movement': ['Movement', 'Mouvement', 'Movimiento'],
  'rules.movement': [
    '**Movement (5)** Infantry and Knights move 2 provinces, Elites 3, Cavalry 4, a Leader alone 3; with a Leader all the way one more. A mountain stops, unless with a Leader; units of another nation always do. Passage en force: each enemy unit stops two units (one if it has a Castle there), the rest goes on. Arrows of straits take the whole move; rivers do not hinder.',
    '**Mouvement (5)** Infanterie et Chevaliers : 2 provinces, Elites 3, Cavalerie 4, un Chef seul 3 ; avec un Chef pendant tout le trajet, une de plus. Une montagne arrête, sauf avec un Chef ; les unités d’une autre Nation arrêtent toujours. Passage en force : chaque unité ennemie arrête deux unités (une si elle y a un Château-fort), les autres continuent. Une flèche maritime prend tout le mouvement ; les fleuves ne gênent pas.',
    '**Movimiento (5)** Infantería y caballeros: 2 provincias, élites 3, caballería 4, un líder solo 3; con un líder todo el camino, una más. Una montaña detiene, salvo con un líder; las unidades de otra nación detienen siempre. Paso forzado: cada unidad enemiga detiene a dos (a una si tiene ahí un castillo), las demás siguen. Una flecha marítima ocupa todo el movimiento; los ríos no estorban.',
  ],
  'topic.combat': ['Combat', 'Combat', 'Combate'],
  'rules.combat': [
    '**Combat (6)** In rounds until one side is gone. The attacker names targets, then the defender; every unit rolls a d10, losses count together. 1 always misses. A Leader adds 2, zeal 1, and in the first round the defender 2 against those who crossed a river. A Knight takes two hits; a Castle takes three and rolls three dice, one fewer for each hit. After each round the attacker, then the defender, may retreat.\nAttack, plain (mountain): Infantry hits Infantry and Cavalry on 7 (8), others on 8 (9); Cavalry 4 (8), 5 (9); Knight 5 (6), 6 (7); Elite hits Infantry on 6 (7), Cavalry 7 (8), others 8 (9).\nDefence: Infantry on 7, Elite, Knight on 8, Cavalry on 9 (7); Knights in defence 2 better.',
    '**Combat (6)** Par rounds jusqu’à ce qu’un camp disparaisse. L’Attaquant désigne ses cibles, puis le Défenseur ; chaque unité lance un dé à dix faces, les pertes s’appliquent ensemble. Un 1 rate toujours. Un Chef ajoute 2, le Zèle 1, et au premier round le Défenseur 2 contre ceux qui ont franchi un fleuve. Un Chevalier encaisse deux touches ; un Château-fort trois, et lance trois dés, un de moins par touche. Après chaque round l’Attaquant, puis le Défenseur, peut retraiter.\nAttaque, plaine (montagne) : Infanterie touche Infanterie et Cavalerie à 7 (8), le reste à 8 (9) ; Cavalerie 4 (8), 5 (9) ; Chevalier 5 (6), 6 (7) ; Elite touche Infanterie à 6 (7), Cavalerie 7 (8), le reste 8 (9).\nDéfense : Infanterie à 7, Elite, Chevalier à 8, Cavalerie à 9 (7) ; les Chevaliers en défense 2 de mieux.',
    '**Combate (6)** Por asaltos hasta que un bando desaparezca. El atacante elige objetivos, luego el defensor; cada unidad tira un dado de diez caras, las bajas se aplican a la vez. Un 1 siempre falla. Un líder suma 2, el Celo 1, y en el primer asalto el defensor 2 contra quienes cruzaron un río. Un caballero aguanta dos impactos; un castillo tres, y tira tres dados, uno menos por impacto. Tras cada asalto el atacante, luego el defensor, puede retirarse.\nAtaque, llano (montaña): la infantería acierta a infantería y caballería con 7 (8), al resto con 8 (9); caballería 4 (8), 5 (9); caballero 5 (6), 6 (7); élite a infantería con 6 (7), caballería 7 (8), resto 8 (9).\nDefensa: infantería con 7, élite y caballero con 8, caballería con 9 (7); los caballeros en defensa, 2 mejor.',
  ],
  'topic.retreat': ['Retreat', 'Retraite', 'Retirada'],
  'rules.retreat': [
    '**Retreat (6.6)** To adjacent provinces that are one’s own or empty, with room (one over the limit, once). Never where a combat is still to be fought; the defender never where an attacker came from. Castles, Forts and wounded Knights stay. A Leader left alone before enemies is killed.',
    '**Retraite (6.6)** Vers des provinces adjacentes, à soi ou vides, avec de la place (une unité de trop, une fois). Jamais là où un combat reste à livrer ; le Défenseur jamais d’où vient un attaquant. Châteaux-forts, Forts et Chevaliers blessés restent. Un Chef laissé seul face à l’ennemi est tué.',
    '**Retirada (6.6)** A provincias adyacentes, propias o vacías, con sitio (una unidad de más, una vez). Nunca donde quede un combate por librar; el defensor nunca de donde vino un atacante. Castillos, fuertes y caballeros heridos se quedan. Un líder solo ante el enemigo muere.',
  ],
  'topic.population': ['Population', 'Population', 'Población'],
  'rules.population': [
    '**Population (7)** After its combats a nation keeps at most twice as many units as provinces. Castles, Forts, Berbers and Leaders do not count.',
    '**Population (7)** Après ses combats, une Nation garde au plus deux fois plus d’unités que de provinces. Châteaux-forts, Forts, Berbères et Chefs ne comptent pas.',
    '**Población (7)** Tras sus combates una nación conserva como máximo el doble de unidades que de provincias. Castillos, fuertes, bereberes y líderes no cuentan.',
  ],
  'topic.points': ['Victory points', 'Points de victoire', 'Puntos de victoria'],
  'rules.points': [
    '**Victory points (8)** In its own turn a nation scores what it destroys in attack, as its card says. At the end of turns 3, 5, 7, 10, 13, 15 and 19 (21 in scenario E) it scores the provinces of its table; its vassals’ provinces count too. A vassal keeps half of what it earns, rounded up to the half. At the end each player adds up his nations and subtracts his bids (15).',
    '**Points de victoire (8)** À sa séquence, une Nation marque ce qu’elle détruit en attaque, selon sa fiche. À la fin des tours 3, 5, 7, 10, 13, 15 et 19 (21 dans le scénario E), les provinces de son tableau ; celles de ses vassaux comptent aussi. Un vassal garde la moitié de ses gains, arrondie au demi supérieur. À la fin, chacun additionne ses Nations et retranche ses enchères (15).',
    '**Puntos de victoria (8)** En su secuencia una nación gana por lo que destruye en ataque, según su ficha. Al final de los turnos 3, 5, 7, 10, 13, 15 y 19 (21 en el escenario E), las provincias de su tabla; las de sus vasallos también cuentan. Un vasallo conserva la mitad, redondeada al medio superior. Al final cada jugador suma sus naciones y resta sus pujas (15).',
  ],
} as const satisfies Entries;
