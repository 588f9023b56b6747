import type { Entries } from '../../../../kit/words/common.js';

export const RULE_TOPICS = ['about', 'turn', 'moving', 'fighting', 'revolt', 'variants', 'friends'] as const;

/** What `/rules` tells: short, for the table; the whole is in RULES.md. */
export const RULE_WORDS = {
  'topic.about': ['The aim', 'Le but', 'El objetivo'],
  'topic.turn': ['A turn', 'Un tour', 'Un turno'],
  'topic.moving': ['Moving and garrisons', 'Déplacements et garnisons', 'Movimientos y guarniciones'],
  'topic.fighting': ['Sieges and attacks', 'Sièges et attaques', 'Asedios y ataques'],
  'topic.revolt': ['The Hispanic phase', 'La phase hispanique', 'La fase hispana'],
  'topic.variants': ['Variants', 'Variantes', 'Variantes'],
  'topic.friends': ['Playing together', 'Jouer ensemble', 'Jugar juntos'],
  'rules.about': [
    'One to three Romans together against the revolt. Rome wins at once when garrisons stand in all six capitals and no city of Ulterior or Citerior is in revolt. It loses when a revolt must be placed and none of the 22 is left, or when the eleventh round is over.',
    'Un à trois Romains ensemble contre la révolte. Rome gagne aussitôt que des garnisons occupent les six capitales et qu’aucune ville d’Ulterior ou de Citerior n’est en révolte. Elle perd si une révolte doit être placée alors qu’il n’en reste plus des 22, ou quand la onzième manche s’achève.',
    'De uno a tres romanos juntos contra la revuelta. Roma gana en cuanto hay guarniciones en las seis capitales y ninguna ciudad de Ulterior o Citerior está sublevada. Pierde si hay que colocar una revuelta y no queda ninguna de las 22, o cuando termina la undécima ronda.',
  ],
  'rules.turn': [
    'Three turns a round: praetor of Ulterior, praetor of Citerior, consul. Each spends his denarii in any order on moves, garrisons, sieges and attacks; then the revolt spreads and the armies move. After the round a revolt covers the next 18 years on the track. A general off the board blocks one denarius and returns at the start of his turn.',
    'Trois tours par manche : préteur d’Ulterior, préteur de Citerior, consul. Chacun dépense ses deniers comme il veut en déplacements, garnisons, sièges et attaques ; puis la révolte s’étend et les armées bougent. Après la manche, une révolte couvre les 18 années suivantes de la piste. Un général hors du plateau bloque un denier et revient au début de son tour.',
    'Tres turnos por ronda: pretor de Ulterior, pretor de Citerior, cónsul. Cada uno gasta sus denarios como quiera en movimientos, guarniciones, asedios y ataques; luego se extiende la revuelta y mueven los ejércitos. Tras la ronda, una revuelta cubre los 18 años siguientes del contador. Un general fuera del tablero bloquea un denario y vuelve al empezar su turno.',
  ],
  'rules.moving': [
    '1 denarius a segment; an unbroken chain of roads is one segment, however long. Nobody enters a city in revolt, nor a sea without a fleet; one may pass another general but not stop with him. Fleets move by sea and carry whoever is aboard. A garrison is placed or taken back for 1; in a capital only when its whole province is quiet.',
    '1 denier par segment ; une chaîne continue de voies vaut un segment, quelle que soit sa longueur. On n’entre pas dans une ville en révolte, ni dans une mer sans flotte ; on peut croiser un autre général, pas s’arrêter avec lui. Les flottes vont par mer et emmènent qui est à bord. Placer ou retirer une garnison coûte 1 ; dans une capitale, seulement si toute sa province est calme.',
    '1 denario por segmento; una cadena continua de calzadas es un segmento, por larga que sea. No se entra en una ciudad sublevada ni en un mar sin flota; se puede cruzar a otro general, no parar con él. Las flotas van por mar y llevan a quien esté a bordo. Colocar o retirar una guarnición cuesta 1; en una capital, solo si toda su provincia está en calma.',
  ],
  'rules.fighting': [
    'Siege: die, denarii (1 to 3) and your garrisons connected with you, against the shield. Attack: the same against the die and the revolts connected with the army. Figures next to the enemy double: other generals next to the target for you, armies next to your general for them. A won siege lifts one revolt; a won attack clears the army and its city; a lost attack costs the general, the garrisons with him and the phase.',
    'Siège : dé, deniers (1 à 3) et vos garnisons connectées, contre le bouclier. Attaque : de même contre le dé et les révoltes connectées à l’armée. Les figurines à côté de l’ennemi doublent : les autres généraux connectés à la cible pour vous, les armées connectées à votre général pour elles. Un siège gagné enlève une révolte ; une attaque gagnée, l’armée et sa ville ; une attaque perdue coûte le général, les garnisons avec lui et la phase.',
    'Asedio: dado, denarios (1 a 3) y tus guarniciones conectadas, contra el escudo. Ataque: lo mismo contra el dado y las revueltas conectadas con el ejército. Las figuras junto al enemigo duplican: los otros generales conectados con el objetivo para ti, los ejércitos conectados con tu general para ellos. Un asedio ganado quita una revuelta; un ataque ganado, el ejército y su ciudad; uno perdido cuesta el general, las guarniciones con él y la fase.',
  ],
  'rules.revolt': [
    'Two dice name a province and a city. Guarded: nothing. Empty: a revolt. In revolt: an army if one is left and the province has none, else a second or third disc. Then every army goes to a connected city of its province, quiet ones first; of several the one whose shield is nearest to a die. It attacks generals and besieges garrisons in its way, and leaves a province that is wholly in revolt.',
    'Deux dés désignent une province et une ville. Gardée : rien. Vide : une révolte. En révolte : une armée s’il en reste et que la province n’en a pas, sinon un deuxième ou troisième disque. Puis chaque armée va vers une ville connectée de sa province, d’abord les calmes ; entre plusieurs, celle dont le bouclier est le plus proche du dé. Elle attaque les généraux et assiège les garnisons sur sa route, et quitte une province tout en révolte.',
    'Dos dados señalan una provincia y una ciudad. Protegida: nada. Vacía: una revuelta. Sublevada: un ejército si queda y la provincia no tiene, si no un segundo o tercer disco. Luego cada ejército va a una ciudad conectada de su provincia, primero las que están en calma; entre varias, la del escudo más cercano al dado. Ataca a los generales y asedia las guarniciones en su camino, y deja una provincia toda sublevada.',
  ],
  'rules.variants': [
    'Ingenivm: keep roads and lay them in play. Imperivm: a free move for Ulterior after his turn, +1 in sieges for Citerior, the consul moves the praetors. Proconsvl: a fourth general for 3 denarii. Legio Hispana: a garrison for all. Pirates: revolts at sea. Terror: an army that doubles itself. Hispano: a player leads the revolt with 2 denarii a turn.',
    'Ingenivm : garder des voies et les construire en jeu. Imperivm : un déplacement gratuit pour Ulterior après son tour, +1 aux sièges de Citerior, le consul déplace les préteurs. Proconsvl : un quatrième général pour 3 deniers. Legio Hispana : une garnison pour tous. Pirates : des révoltes en mer. Terror : une armée qui se double elle-même. Hispano : un joueur mène la révolte avec 2 deniers par tour.',
    'Ingenivm: guardar calzadas y construirlas en juego. Imperivm: un movimiento gratuito para Ulterior tras su turno, +1 en los asedios de Citerior, el cónsul mueve a los pretores. Proconsvl: un cuarto general por 3 denarios. Legio Hispana: una guarnición para todos. Pirates: revueltas en el mar. Terror: un ejército que se duplica a sí mismo. Hispano: un jugador dirige la revuelta con 2 denarios por turno.',
  ],
  'rules.friends': [
    'Two players share the consul: Ulterior first, until he hands over, then Citerior. Whoever is away may lend a general for a turn (`/lend`). `/propose` shows the others what you would do; they approve with a button, and you do it with one. `/odds` and `/threat` help to talk it over.',
    'À deux, on partage le consul : d’abord Ulterior, jusqu’à ce qu’il le cède, puis Citerior. Qui s’absente peut prêter un général pour un tour (`/lend`). `/propose` montre aux autres ce que vous feriez ; ils approuvent d’un bouton, et vous le faites d’un autre. `/odds` et `/threat` aident à en parler.',
    'Entre dos se comparte el cónsul: primero Ulterior, hasta que lo cede, luego Citerior. Quien se ausenta puede prestar un general por un turno (`/lend`). `/propose` muestra a los demás lo que harías; ellos aprueban con un botón y tú lo haces con otro. `/odds` y `/threat` ayudan a hablarlo.',
  ],
} as const satisfies Entries;
