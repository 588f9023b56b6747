import type { Entries } from '../../../../kit/words/common.js';

/** Chapter 9, the optional rules, versions and scenarios in short. */
export const SPECIAL_RULES_WORDS = {
  'topic.invasion': ['Invasion, Fury, zeal', 'Invasion, Fougue, Zèle', 'Invasión, Furia, Celo'],
  'rules.invasion': [
    '**Invasion (9.1)** A second movement and a second combat phase for the whole nation, attack stacks +2 in both, no stack check between them.\n**Fury (9.2)** The same for one stack, after the normal combat.\n**Zeal (9.3)** No stack limit in the first movement and +1 to all dice in the first combats.',
    '**Invasion (9.1)** Un second mouvement et une seconde phase de combat pour toute la Nation, empilement +2 en attaque dans les deux, sans contrôle entre les deux.\n**Fougue (9.2)** La même chose pour une seule pile, après le combat normal.\n**Zèle (9.3)** Pas de limite d’empilement au premier mouvement et +1 à tous les dés des premiers combats.',
    '**Invasión (9.1)** Un segundo movimiento y una segunda fase de combate para toda la nación, apilamiento +2 en ataque en ambas, sin control entre ellas.\n**Furia (9.2)** Lo mismo para una sola pila, tras el combate normal.\n**Celo (9.3)** Sin límite de apilamiento en el primer movimiento y +1 a todos los dados de los primeros combates.',
  ],
  'topic.transformation': ['Transformations', 'Transformations', 'Transformaciones'],
  'rules.transformation': [
    '**Transformations (9.4)** At the end of a turn some nations become others, as their cards say. Gold is lost. In the advanced version the heir is auctioned, and whoever loses it must hand over a least number of units.',
    '**Transformations (9.4)** À la fin d’un tour, certaines Nations en deviennent d’autres, selon leur fiche. L’Or est perdu. Dans la version avancée l’héritière est mise aux enchères, et celui qui la perd doit transmettre un minimum d’unités.',
    '**Transformaciones (9.4)** Al final de un turno algunas naciones se transforman en otras, según su ficha. El oro se pierde. En la versión avanzada la heredera se subasta, y quien la pierde debe entregar un mínimo de unidades.',
  ],
  'topic.castles': ['Castles and Ruins', 'Châteaux-forts et Ruines', 'Castillos y ruinas'],
  'rules.castles': [
    '**Castles (9.5)** A destroyed Castle becomes a Ruin, without effect. In its own turn a nation that has Castles may rebuild it in a province it controls, giving up one unit there; the counter comes from beside the board, or from another of its Castles.',
    '**Châteaux-forts (9.5)** Un Château-fort détruit devient une Ruine, sans effet. À sa séquence, une Nation qui a des Châteaux-forts peut le reconstruire dans une province contrôlée contre une unité qui s’y trouve ; le pion vient d’à côté de la carte, ou d’un autre de ses Châteaux-forts.',
    '**Castillos (9.5)** Un castillo destruido pasa a ser una ruina, sin efecto. En su secuencia una nación que tenga castillos puede reconstruirlo en una provincia controlada a cambio de una unidad de ahí; la ficha viene de fuera del tablero o de otro de sus castillos.',
  ],
  'topic.submission': ['Submission', 'Soumission', 'Sumisión'],
  'rules.submission': [
    '**Submission (9.6)** Attacked by a great nation, a small one with few enough provinces may (or must) submit after a round in which both have a unit left. The battle ends, the suzerain’s units in its provinces retreat. Suzerain and vassal do not fight, pass through each other and share income and VP, until the turn on the card, the fall of Toledo or the suzerain’s end.',
    '**Soumission (9.6)** Attaquée par une grande Nation, une petite qui a assez peu de provinces peut (ou doit) se soumettre après un round où chacun a encore une unité. Le combat cesse, les unités du suzerain dans ses provinces retraitent. Suzerain et vassal ne se combattent pas, se laissent passer et partagent revenu et PV, jusqu’au tour indiqué, à la chute de Tolède ou à la fin du suzerain.',
    '**Sumisión (9.6)** Atacada por una gran nación, una pequeña con pocas provincias puede (o debe) someterse tras un asalto en que ambas conserven una unidad. El combate cesa y las unidades del soberano en sus provincias se retiran. Soberano y vasallo no se combaten, se dejan pasar y comparten ingresos y PV, hasta el turno indicado, la caída de Toledo o el fin del soberano.',
  ],
  'topic.events': ['Events', 'Événements', 'Eventos'],
  'rules.events': [
    '**Events (10.3, optional)** Two secret counters at the start and on turns 4, 8, 12 and 16.\nIn one’s turn: Army (a free unit), Castle (a free Castle, from turn 8), Treasure (6 gold), Invasion (one stack moves and fights twice), Fury (after combat, one province).\nBefore a battle: Ambush (defender in a plain: as in mountains), Ruse (attacker in mountains: as in a plain), Treachery (the enemy Castle falls to one hit), Indiscipline (an enemy Knight falls to one hit), Retreat (leave before the first round).\nIn a round: Tactics (+2), Bravery (a unit strikes twice, first), Die (throw the round again).\nLong life: a Leader stays a turn more. Null cancels an event. Reshuffle: played counters return.',
    '**Événements (10.3, option)** Deux pions secrets au début et aux tours 4, 8, 12 et 16.\nÀ sa séquence : Armée (une unité gratuite), Château-fort (gratuit, dès le tour 8), Trésor (6 Or), Invasion (une pile bouge et combat deux fois), Fougue (après le combat, une province).\nAvant un combat : Embuscade (Défenseur en plaine : comme en montagne), Ruse (Attaquant en montagne : comme en plaine), Traîtrise (le Château-fort ennemi tombe à la première touche), Indiscipline (un Chevalier ennemi tombe à la première touche), Retraite (partir avant le premier round).\nDans un round : Tactique (+2), Bravoure (une unité attaque deux fois, d’abord), Dé (rejouer le round).\nLongue vie : un Chef reste un tour de plus. Nul annule un événement. Remise : les pions joués reviennent.',
    '**Eventos (10.3, opcional)** Dos fichas secretas al inicio y en los turnos 4, 8, 12 y 16.\nEn su secuencia: Ejército (una unidad gratuita), Castillo (gratuito, desde el turno 8), Tesoro (6 de oro), Invasión (una pila mueve y combate dos veces), Furia (tras el combate, una provincia).\nAntes de un combate: Emboscada (defensor en llano: como en montaña), Ardid (atacante en montaña: como en llano), Traición (el castillo enemigo cae al primer impacto), Indisciplina (un caballero enemigo cae al primer impacto), Retirada (irse antes del primer asalto).\nEn un asalto: Táctica (+2), Bravura (una unidad ataca dos veces, primero), Dado (repetir el asalto).\nLarga vida: un líder se queda un turno más. Nulo anula un evento. Devolución: las fichas jugadas vuelven.',
  ],
  'topic.options': ['Optional rules', 'Règles optionnelles', 'Reglas opcionales'],
  'rules.options': [
    '**Optional rules** Group bids (10.1): secret bids for the four groups. Sign of God (10.2): once a game, a round is thrown again. Events (10.3). Submission of all (10.4): any nation may submit to one that has at least twice its units. Secret bids (14.7). Barbarian Hispania (14.8): more VP for provinces, Castles and kills.',
    '**Règles optionnelles** Enchères de groupes (10.1) : enchères secrètes pour les quatre groupes. Signe de Dieu (10.2) : une fois par partie, un round est rejoué. Événements (10.3). Soumission de tous (10.4) : toute Nation peut se soumettre à une autre qui a au moins deux fois ses unités. Enchères secrètes (14.7). Hispanie barbare (14.8) : plus de PV pour provinces, Châteaux-forts et pertes infligées.',
    '**Reglas opcionales** Pujas por grupos (10.1): pujas secretas por los cuatro grupos. Señal de Dios (10.2): una vez por partida se repite un asalto. Eventos (10.3). Sumisión de todos (10.4): toda nación puede someterse a otra que tenga al menos el doble de sus unidades. Pujas secretas (14.7). Hispania bárbara (14.8): más PV por provincias, castillos y bajas.',
  ],
  'topic.auctions': ['Advanced version', 'Version avancée', 'Versión avanzada'],
  'rules.auctions': [
    '**Advanced version (14)** Four or five players. Each starts with a major nation at its initial score. The others are auctioned on the turn they appear, from their least bid; bids are taken from the final score. Nobody bids for a nation incompatible with one of his, nor beyond the most nations of the scenario. Whoever needs one to reach the minimum may claim it for the least bid.',
    '**Version avancée (14)** Quatre ou cinq joueurs. Chacun commence avec une Nation majeure à son score initial. Les autres sont mises aux enchères au tour où elles apparaissent, à partir de leur enchère minimum ; les enchères sont retranchées du score final. Personne n’enchérit pour une Nation incompatible avec une des siennes, ni au-delà du maximum du scénario. Qui en a besoin pour atteindre le minimum peut la réclamer à l’enchère minimum.',
    '**Versión avanzada (14)** Cuatro o cinco jugadores. Cada uno empieza con una nación mayor a su puntuación inicial. Las demás se subastan en el turno en que aparecen, desde su puja mínima; las pujas se restan al final. Nadie puja por una nación incompatible con una suya, ni más allá del máximo del escenario. Quien la necesite para llegar al mínimo puede reclamarla por la puja mínima.',
  ],
  'topic.scenarios': ['Scenarios', 'Scénarios', 'Escenarios'],
  'rules.scenarios': [
    '**Scenarios (16)** A: turns 1 to 13. B: turns 4 to 15, advanced only. C: turns 4 to 19. D: turns 1 to 19. E: turns 1 to 21, advanced only, with the Crusade and the Almohads. Standard version (13): four players, fixed groups of nations.',
    '**Scénarios (16)** A : tours 1 à 13. B : tours 4 à 15, version avancée seulement. C : tours 4 à 19. D : tours 1 à 19. E : tours 1 à 21, version avancée seulement, avec CROISADE et ALMOHADE. Version standard (13) : quatre joueurs, groupes fixes de Nations.',
    '**Escenarios (16)** A: turnos 1 a 13. B: turnos 4 a 15, solo versión avanzada. C: turnos 4 a 19. D: turnos 1 a 19. E: turnos 1 a 21, solo versión avanzada, con la CRUZADA y los ALMOHADES. Versión estándar (13): cuatro jugadores, grupos fijos de naciones.',
  ],
  'topic.orders': ['Standing orders', 'Ordres permanents', 'Órdenes permanentes'],
  'rules.orders': [
    '**Standing orders** /orders settles in advance what you would be asked in another’s turn: stand (to the end, until half are lost, one round), where to retreat (and where the capital goes for it), submit or not, what to aim at first, which events to let pass, what a suzerain buys, what to bid at most for a nation, whether EL CID fights for others. Nobody else sees them. The most specific one that fits is followed.',
    '**Ordres permanents** /orders règle d’avance ce qu’on vous demanderait au tour d’un autre : tenir (jusqu’au bout, jusqu’à la moitié de pertes, un round), où retraiter (et où passe alors la capitale), se soumettre ou non, quoi viser d’abord, quels événements laisser passer, ce qu’achète un suzerain, combien miser au plus pour une Nation, si EL CID combat pour d’autres. Personne d’autre ne les voit. Le plus précis qui convient l’emporte.',
    '**Órdenes permanentes** /orders decide de antemano lo que se te preguntaría en el turno de otro: resistir (hasta el final, hasta perder la mitad, un asalto), adónde retirarse (y adónde va entonces la capital), someterse o no, a qué apuntar primero, qué eventos dejar pasar, qué compra un soberano, cuánto pujar como máximo por una nación, si EL CID combate por otros. Nadie más las ve. Se sigue la más precisa que convenga.',
  ],
} as const satisfies Entries;
