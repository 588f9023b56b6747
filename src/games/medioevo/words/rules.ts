import type { Entries } from '../../../kit/index.js';

export const RULE_TOPICS = [
  'turn',
  'events',
  'taxes',
  'purchases',
  'combat',
  'battle',
  'commerce',
  'cards',
  'diplomacy',
  'honour',
] as const;

/** A short reminder of each part, in our own words. */
export const RULES = {
  'topic.turn': ['the turn', 'le tour', 'el turno'],
  'topic.events': ['events and barbarians', 'événements et barbares', 'eventos y bárbaros'],
  'topic.taxes': ['taxes, upkeep, loans', 'taxes, entretien, emprunts', 'impuestos, mantenimiento, préstamos'],
  'topic.purchases': ['purchases', 'achats', 'compras'],
  'topic.combat': ['moves', 'déplacements', 'movimientos'],
  'topic.battle': ['battles', 'batailles', 'batallas'],
  'topic.commerce': ['commerce', 'commerce', 'comercio'],
  'topic.cards': ['cards and technologies', 'cartes et technologies', 'cartas y tecnologías'],
  'topic.diplomacy': ['war and pacts', 'guerre et pactes', 'guerra y pactos'],
  'topic.honour': ['honour and the end', 'honneur et fin', 'honor y final'],
  'rules.turn': [
    'Sealed bids for the order; events and barbarians; taxes; purchases, all at once and in secret; full moves in turn order, round after round until all pass; commerce in turn order. Most honour wins after the last turn.',
    'Mises secrètes pour l’ordre ; événements et barbares ; taxes ; achats, tous ensemble et en secret ; mouvements complets dans l’ordre, manche après manche jusqu’à ce que tous passent ; commerce dans l’ordre. Le plus d’honneur gagne après le dernier tour.',
    'Pujas secretas por el orden; eventos y bárbaros; impuestos; compras, todas a la vez y en secreto; movimientos completos por orden, ronda tras ronda hasta que todos pasen; comercio por orden. Gana quien tenga más honor tras el último turno.',
  ],
  'rules.events': [
    'The first player rolls the barbarian dice (1 to 3 adds a unit to every new horde), chooses two effects of the event and spends three barbarian points. For each step of ten that your tax lies above the tolerated one, a rebellion breaks out at home.',
    'Le premier joueur lance les dés barbares (de 1 à 3, une unité de plus par horde), choisit deux effets de l’événement et dépense trois points barbares. Pour chaque tranche de dix au-dessus de la taxe tolérée, une rébellion éclate chez vous.',
    'El primer jugador tira los dados bárbaros (de 1 a 3, una unidad más por horda), elige dos efectos del evento y gasta tres puntos bárbaros. Por cada diez que tu impuesto supere el tolerado, estalla una rebelión en casa.',
  ],
  'rules.taxes': [
    'Income is the tax for each territory and each level of its civil building, and 20 for each cube in the market of a city. Every unit, transport and engine costs 20, every earlier loan 50. A loan brings 500, one a turn, five at most.',
    'Le revenu est la taxe par territoire et par niveau de bâtiment civil, plus 20 par cube au marché d’une cité. Chaque unité, transport et machine coûte 20, chaque emprunt antérieur 50. Un emprunt donne 500, un par tour, cinq au plus.',
    'El ingreso es el impuesto por territorio y por nivel de edificio civil, más 20 por cubo en el mercado de una ciudad. Cada unidad, transporte y máquina cuesta 20, cada préstamo anterior 50. Un préstamo da 500, uno por turno, cinco como máximo.',
  ],
  'rules.purchases': [
    'Write your list; it is carried out in turn order when all are ready. Technologies cost 100 a level, one level of a branch a turn. Buildings, transports, engines and captains need points of their technology, 100 florins for each that is missing. Three units a turn, and one for each level of your civil buildings.',
    'Dressez votre liste ; elle est exécutée dans l’ordre quand tous sont prêts. Une technologie coûte 100 par niveau, un niveau par branche et par tour. Bâtiments, transports, machines et capitaines demandent des points, 100 florins par point manquant. Trois unités par tour, plus une par niveau de bâtiment civil.',
    'Haz tu lista; se ejecuta por orden cuando todos están listos. Una tecnología cuesta 100 por nivel, un nivel por rama y turno. Edificios, transportes, máquinas y capitanes piden puntos, 100 florines por punto que falte. Tres unidades por turno, más una por nivel de edificio civil.',
  ],
  'rules.combat': [
    'Units go only with war wagons and galleys; from a castle they may walk out. A group stops in nobody’s land, where a horde rises, and before an enemy; what has made its full move goes no more that turn. Passing counts for one round; the phase ends when all pass in a row.',
    'Les unités ne vont qu’avec chariots et galères ; d’un château elles sortent à pied. Un groupe s’arrête sur une terre de personne, où surgit une horde, et devant un ennemi ; après son mouvement complet il ne bouge plus ce tour. Passer vaut pour une manche ; la phase finit quand tous passent de suite.',
    'Las unidades solo van con carros y galeras; de un castillo salen a pie. Un grupo se detiene en tierra de nadie, donde surge una horda, y ante un enemigo; tras su movimiento completo no se mueve más ese turno. Pasar vale por una ronda; la fase acaba cuando todos pasan seguidos.',
  ],
  'rules.battle': [
    'Engines, archers, then each side rolls d4, d6, d8: the best die or the product of equal ones is the attack value, the lowest die your own losses. The winner deals the difference, at most one a unit in the melee. Being later in the order costs up to 3. A battle order (/orders) answers for you.',
    'Machines, archers, puis chacun lance d4, d6, d8 : le meilleur dé ou le produit des dés égaux est l’attaque, le plus petit vos pertes. Le vainqueur inflige la différence, au plus un par unité en mêlée. Jouer plus tard coûte jusqu’à 3. Un ordre de bataille (/orders) répond pour vous.',
    'Máquinas, arqueros y luego cada bando tira d4, d6, d8: el mejor dado o el producto de iguales es el ataque, el menor tus bajas. El vencedor inflige la diferencia, como mucho uno por unidad en combate. Ir más tarde cuesta hasta 3. Una orden de batalla (/orders) responde por ti.',
  ],
  'rules.commerce': [
    'Cubes cost 100 where their good is printed and bring 100 where that colour is not there yet, 20 more for each cube of the market. Selling, and leaving a zone with goods, leaves a cube behind. A route of 4, 6 or 8 stages brings 2, 4 or 6 points.',
    'Un cube coûte 100 là où son bien est imprimé et rapporte 100 là où cette couleur manque, 20 de plus par cube du marché. Vendre, ou quitter une zone avec des biens, y laisse un cube. Une route de 4, 6 ou 8 étapes rapporte 2, 4 ou 6 points.',
    'Un cubo cuesta 100 donde su mercancía está impresa y da 100 donde falta ese color, 20 más por cubo del mercado. Vender, o salir de una zona con mercancías, deja un cubo. Una ruta de 4, 6 u 8 etapas da 2, 4 o 6 puntos.',
  ],
  'rules.cards': [
    'A card is used once a turn: for its ability, for the points of its corner, or it is given up for its objective, which brings a token. A technology’s use costs points. /kingdom shows your hand.',
    'Une carte sert une fois par tour : sa capacité, les points de son coin, ou son objectif, qui rapporte un jeton. L’usage d’une technologie coûte des points. /kingdom montre votre main.',
    'Una carta se usa una vez por turno: su capacidad, los puntos de su esquina, o su objetivo, que da una ficha. Usar una tecnología cuesta puntos. /kingdom muestra tu mano.',
  ],
  'rules.diplomacy': [
    'War is declared a turn ahead; an attack without it costs 3 honour and breaks pacts. Pacts are offered with /pact, public or secret; breaking one costs 2 honour. Doubts are put to the vote. Words beside a pact bind nobody.',
    'La guerre se déclare un tour à l’avance ; sans elle une attaque coûte 3 PH et rompt les pactes. Un pacte se propose avec /pact, public ou secret ; le rompre coûte 2 PH. Un doute se vote. Le texte libre n’engage personne.',
    'La guerra se declara un turno antes; sin ella un ataque cuesta 3 PH y rompe los pactos. Un pacto se ofrece con /pact, público o secreto; romperlo cuesta 2 PH. Las dudas se votan. El texto libre no obliga.',
  ],
  'rules.honour': [
    'Conquering an inhabited zone brings 1 and 1 a level of its buildings; a city, castle or cathedral built 1; a great army beaten 1. At the end each majority, Rome, Jerusalem and each monopoly bring 3; debts and prisoners count too.',
    'Conquérir une zone habitée rapporte 1 et 1 par niveau de bâtiment ; bâtir cité, château ou cathédrale 1 ; vaincre une grande armée 1. À la fin chaque majorité, Rome, Jérusalem et chaque monopole valent 3 ; dettes et prisonniers comptent aussi.',
    'Conquistar una zona habitada da 1 y 1 por nivel de sus edificios; construir ciudad, castillo o catedral 1; vencer a un gran ejército 1. Al final cada mayoría, Roma, Jerusalén y cada monopolio valen 3; deudas y prisioneros también cuentan.',
  ],
} as const satisfies Entries;
