import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  // The starts: turns left, points and income at the start, what it is like.
  'about.setup.scenario.1': '20 tours, 1 point, revenus 2 : toute l’histoire depuis Oviedo seule. Très difficile.',
  'about.setup.scenario.2': '19 tours, 1 point, revenus 3 : toute l’histoire, un peu plus de terrain. Très difficile.',
  'about.setup.scenario.3': '18 tours, 5 points, revenus 4 : Asturies libres, deux Armées à Léon. Difficile.',
  'about.setup.scenario.4': '17 tours, 5 points, revenus 4 : presque toutes les Asturies et l’Aragon. Difficile.',
  'about.setup.scenario.5': '16 tours, 6 points, revenus 4 : longue partie, un pied au Portugal. Difficile.',
  'about.setup.scenario.6': '15 tours, 9 points, revenus 4 : bonne première longue partie. Assez difficile.',
  'about.setup.scenario.7': '14 tours, 7 points, revenus 4 : fronts nombreux, Galice rebelle. Assez difficile.',
  'about.setup.scenario.8': '13 tours, 3 points, revenus 3 : Almanzor aux portes ; survivre d’abord. Très difficile.',
  'about.setup.scenario.9': '12 tours, 5 points, revenus 4 : les Musulmans n’ont plus qu’une Armée. Moyen.',
  'about.setup.scenario.10': '11 tours, 6 points, revenus 4 : l’époque d’El Cid, une demi-partie. Moyen.',
  'about.setup.scenario.11': '10 tours, 8 points, revenus 4 : votre Armée dans Tolède musulmane. Moyen.',
  'about.setup.scenario.12': '9 tours, 13 points, revenus 5 : équilibré, longueur moyenne. Moyen.',
  'about.setup.scenario.13': '8 tours, 12 points, revenus 5 : une bonne première partie. Moyen.',
  'about.setup.scenario.14': '7 tours, 13 points, revenus 5 : Cordoue est à vous ; achever la conquête. Moyen.',
  'about.setup.scenario.15': '6 tours, 23 points, revenus 7 : au-dessus du seuil ; y rester. Facile.',
  'about.setup.scenario.16': '5 tours, 24 points, revenus 7 : une courte partie pour apprendre les règles. Facile.',
  'about.setup.scenario.17': '4 tours, 24 points, revenus 7 : deux Armées musulmanes à Algésiras. Facile.',
  'about.setup.scenario.18': '3 tours, 25 points, revenus 7 : un point de plus, et victoire décisive. Facile.',
  'about.setup.scenario.19': '2 tours, 22 points, revenus 6 : Grenade et son fort ; un essai rapide. Facile.',
  'about.setup.scenario.20': '1 tour, 23 points, revenus 6 : un casse-tête ; atteindrez-vous 30 ? Facile.',
  'explained.setup.scenario.1':
    '**Tour 1 (721)** – Les Musulmans tiennent presque toute la péninsule, mais vers 720 le noble Pélage a battu l’une de leurs garnisons dans l’extrême nord. Vous avez une Armée, des Garnisons à Oviedo et à Pampelune, et une seule cité, Oviedo : si elle tombe, tout est fini. 20 tours, 1 point, revenus 2. Toute l’histoire, pour qui ne craint pas une défaite rapide. Très difficile.',
  'explained.setup.scenario.2':
    '**Tour 2 (760)** – Les premières attaques contre les Asturies ont échoué. L’empire omeyyade est tombé, et l’émirat de Cordoue prend sa place en Espagne. Saint-Jacques et la Galice sont à vous, Léon pas encore. 19 tours, 1 point, revenus 3. Pour qui veut toute l’histoire avec un peu plus de terrain. Très difficile.',
  'explained.setup.scenario.3':
    '**Tour 3 (800)** – Des rebelles musulmans ont pris Séville, et Charlemagne est entré en Aragon. Les Asturies sont libres, et deux Armées attendent à Léon. 18 tours, 5 points, revenus 4. Pour qui aime attaquer dès le premier tour. Difficile.',
  'explained.setup.scenario.4':
    '**Tour 4 (837)** – Presque toutes les Asturies et l’Aragon sont chrétiens. L’Aragon, c’est la Marche d’Espagne : fidèle à la France, et chaque année plus indépendante. 17 tours, 5 points, revenus 4. Pour qui bâtit avec patience. Difficile.',
  'explained.setup.scenario.5':
    '**Tour 5 (876)** – Les Vikings ravagent la côte ouest. Le pèlerinage de Saint-Jacques commence, et à Cordoue des Chrétiens meurent martyrs : Cordoue est désormais une cité chrétienne aux mains des Musulmans. 16 tours, 6 points, revenus 4. Règle spéciale : la Garnison musulmane de Porto est omise (6.2). Une longue partie avec un pied au Portugal. Difficile.',
  'explained.setup.scenario.6':
    '**Tour 6 (915)** – La guerre a vidé le pays, et les rois chrétiens le repeuplent. Léon devient la capitale d’un nouveau royaume, et le Portugal est libre de Musulmans. 15 tours, 9 points, revenus 4. Un bon départ pour une première longue partie. Assez difficile.',
  'explained.setup.scenario.7':
    '**Tour 7 (954)** – Les royaumes chrétiens se déchirent, et des Rebelles tiennent la Galice. Vos Armées sont à Salamanque et à Porto, mais Saragosse est une base solide pour les attaques musulmanes. 14 tours, 7 points, revenus 4. Pour qui aime les fronts nombreux. Assez difficile.',
  'explained.setup.scenario.8':
    '**Tour 8 (993)** – Almanzor, aidé par l’Afrique du Nord, a mis Barcelone à sac et pillé Saint-Jacques, dont les portes et les cloches ornent la mosquée de Cordoue. Deux Armées musulmanes sont à Saint-Jacques et trois à Léon, aux portes d’Oviedo. 13 tours, 3 points, revenus 3. Pour experts : survivre d’abord. Très difficile.',
  'explained.setup.scenario.9':
    '**Tour 9 (1032)** – Almanzor mort, le califat éclate en petits États rivaux, les Taïfas, et des rebelles berbères tiennent Cordoue. Les Musulmans n’ont plus qu’une Armée sur tout le plateau. 12 tours, 5 points, revenus 4. Pour qui veut frapper quand l’ennemi est faible. Moyen.',
  'explained.setup.scenario.10':
    '**Tour 10 (1071)** – La Castille, simple comté frontalier de Léon autrefois, est devenue un royaume. Seules les querelles des Chrétiens, et bientôt les Almoravides venus d’Afrique, sauvent les Taïfas ; c’est l’époque d’El Cid. 11 tours, 6 points, revenus 4. Une partie de demi-longueur. Moyen.',
  'explained.setup.scenario.11':
    '**Tour 11 (1110)** – Tolède est tombée aux mains des Chrétiens ; les Taïfas ont appelé à l’aide les Almoravides, qui les ont annexées. El Cid est mort, et Saragosse est redevenue musulmane. Votre Armée de Tolède se trouve à l’intérieur d’une cité musulmane. 10 tours, 8 points, revenus 4. Pour qui aime défendre une avance hardie. Moyen.',
  'explained.setup.scenario.12':
    '**Tour 12 (1149)** – Les Croisés ont aidé à prendre Lisbonne en 1147, et l’Aragon a gagné Saragosse. En Afrique, les Almohades supplantent les Almoravides. Vos troupes de Saragosse et de Tolède tiennent des cités musulmanes. 9 tours, 13 points, revenus 5. Une partie équilibrée, de longueur moyenne. Moyen.',
  'explained.setup.scenario.13':
    '**Tour 13 (1188)** – Les Almohades tiennent la plus grande partie de l’Ibérie musulmane, depuis Séville. Léon et la Castille se rapprochent par des mariages, et le Portugal est un royaume à part entière. Un Ordre Militaire est à Tolède. 8 tours, 12 points, revenus 5. Un bon départ pour une première partie. Moyen.',
  'explained.setup.scenario.14':
    '**Tour 14 (1227)** – À Las Navas de Tolosa, les Almohades ont perdu leur grande bataille. La Castille a absorbé Léon et tient Cordoue avec une Armée et un Ordre Militaire. 7 tours, 13 points, revenus 5. Pour qui veut achever la conquête. Moyen.',
  'explained.setup.scenario.15':
    '**Tour 15 (1266)** – L’Aragon a pris Valence. Un grand soulèvement des Musulmans a échoué et laissé le pays vide. Seules Algésiras et Grenade résistent encore. 6 tours, 23 points, revenus 7. Vous commencez au-dessus du seuil et devez y rester. Facile.',
  'explained.setup.scenario.16':
    '**Tour 16 (1305)** – La Castille, le Portugal et l’Aragon sont des royaumes assurés ; autour de Pampelune, la Navarre suit sa propre voie. Votre seule Armée est à Tarragone, loin de Grenade. 5 tours, 24 points, revenus 7. Une courte partie pour apprendre les règles. Facile.',
  'explained.setup.scenario.17':
    '**Tour 17 (1344)** – Grenade est la dernière cité musulmane, mais deux Armées musulmanes sont à Algésiras. Des Rebelles tiennent la Galice, et la peste noire approche. 4 tours, 24 points, revenus 7. Une partie courte. Facile.',
  'explained.setup.scenario.18':
    '**Tour 18 (1383)** – Le Portugal et la Castille sont en guerre ; une invasion échouera en 1385, et les Anglais de Jean de Gand viendront aider le Portugal. Grenade a maintenant un fort. 3 tours, 25 points, revenus 7. Un point de plus donne une victoire décisive. Facile.',
  'explained.setup.scenario.19':
    '**Tour 19 (1422)** – Les royaumes chrétiens sont déchirés, et des Rebelles tiennent Lisbonne. Les Musulmans n’ont plus d’Armée, mais deux Garnisons derrière le fort de Grenade. 2 tours, 22 points, revenus 6. Pour un essai rapide. Facile.',
  'explained.setup.scenario.20':
    '**Tour 20 (1464)** – L’Aragon et la Castille sont unis sous Ferdinand et Isabelle, qui prendront Grenade en 1492. 1 tour, 23 points, revenus 6. Un casse-tête en un tour : le livret demande si vous pouvez atteindre 30 points. Facile.',

  // The options.
  'about.setup.event-table.standard': 'Une table pour toute la partie : deux dés, onze événements. Le choix habituel.',
  'about.setup.event-table.advanced': 'Une table par époque, un dé : premiers tours plus faciles, derniers plus durs.',
  'about.setup.age.dates': 'Omeyyades jusqu’au tour 9, Almoravides au 12, puis Almohades. Événements avancés seuls.',
  'about.setup.age.random': 'Un dé par tour : 1–2 Omeyyades, 3–4 Almoravides, 5–6 Almohades. Événements avancés.',
  'about.setup.age.umayyads': 'Français, Pèlerins, Taïfas, Bandes, Famine ou El Cid. Événements avancés seuls.',
  'about.setup.age.almoravids': 'Croisade, Tribut, Djihad, Bandes, Ordres Militaires ou El Cid. Événements avancés.',
  'about.setup.age.almohads': 'Mercenaires, Empire, Peste, Bandes, Expulsions ou El Cid. Événements avancés.',
  'about.setup.muslim-moves.numbers': 'Une force musulmane suit les numéros : on peut prévoir où. Le choix habituel.',
  'about.setup.muslim-moves.dice': 'Un dé dit où va une force musulmane : nul ne peut le prévoir.',
  'about.setup.muslim-temper.bold': 'Les Musulmans attaquent tout ce qui les arrête, sans compter. Le choix habituel.',
  'about.setup.muslim-temper.prudent':
    'Quand c’est risqué, ils s’arrêtent, passent ou restent dans leurs murs : plus dur.',
  'about.setup.dice-by.order': 'Les dés tombent comme ils viennent. Le choix habituel.',
  'about.setup.dice-by.event': 'Chaque dé est lié à ce pour quoi on le lance : plusieurs joueurs peuvent comparer.',
  'explained.setup.event-table.standard':
    '**Événements standards** – Deux dés désignent l’événement du tour : Intervention française (2), Corruption, Mercenaires, Bandes, Ordres Militaires, Famine (7, la plus probable), El Cid, Tribut, Djihad, Croisade, Expulsions (12). Le choix habituel.',
  'explained.setup.event-table.advanced':
    '**Événements avancés** – Un dé sur la table de l’époque. Omeyyades : Intervention française, Pèlerins, Taïfas, Bandes, Famine, El Cid. Almoravides : Croisade, Tribut, Djihad, Bandes, Ordres Militaires, El Cid. Almohades : Mercenaires, Empire, Peste, Bandes, Expulsions, El Cid. Les premiers tours sont plus faciles, les derniers plus durs.',
  'explained.setup.age.dates':
    '**Selon la date** – Les tables suivent l’histoire : celle des Omeyyades jusqu’au tour 9, celle des Almoravides jusqu’au tour 12, celle des Almohades à partir du tour 13. Ne compte qu’avec les événements avancés.',
  'explained.setup.age.random':
    '**Au hasard** – Un dé désigne la table à chaque tour : Omeyyades sur 1–2, Almoravides sur 3–4, Almohades sur 5–6. Ne compte qu’avec les événements avancés.',
  'explained.setup.age.umayyads':
    '**Omeyyades** – À chaque tour, un dé donne Intervention française, Pèlerins, Taïfas, Bandes, Famine ou El Cid : la table la plus clémente pour vous. Ne compte qu’avec les événements avancés.',
  'explained.setup.age.almoravids':
    '**Almoravides** – À chaque tour, un dé donne Croisade, Tribut, Djihad, Bandes, Ordres Militaires ou El Cid. Ne compte qu’avec les événements avancés.',
  'explained.setup.age.almohads':
    '**Almohades** – À chaque tour, un dé donne Mercenaires, Empire, Peste, Bandes, Expulsions ou El Cid : la table la plus dure pour vous. Ne compte qu’avec les événements avancés.',
  'explained.setup.muslim-moves.numbers':
    '**Par numéro** – Une force musulmane va de Lieu en Lieu dans l’ordre des numéros jusqu’à ce qu’on l’arrête : vous pouvez prévoir où elle ira (13.9). Le choix habituel.',
  'explained.setup.muslim-moves.dice':
    '**Aux dés** – Un dé dit où va ensuite une force musulmane ; son propre numéro l’envoie sur une route (17.1). Nul ne peut prévoir où elle ira. Les Français et les Bandes suivent toujours les numéros.',
  'explained.setup.muslim-temper.bold':
    '**Hardis** – Les Musulmans attaquent tout ce qui les arrête et sortent de leurs murs pour combattre, quelles que soient leurs chances. Le choix habituel.',
  'explained.setup.muslim-temper.prudent':
    '**Prudents** – Une force musulmane qui a moins de la moitié des unités, ou plus de 3 de retard dans un siège, lance un dé : 1–2 elle combat, 3–4 elle reste sur place, 5–6 elle passe son chemin. Derrière des murs, face à plus du double, elle y reste sur 3–6 (17.2). Plus coriaces.',
  'explained.setup.dice-by.order':
    '**Par ordre** – Les dés tombent comme ils viennent, l’un après l’autre. Le choix habituel.',
  'explained.setup.dice-by.event':
    '**Par événement** – Chaque dé est lié à ce pour quoi on le lance : le deuxième jet pour le siège de Tolède dans un tour est le même pour tous ceux qui jouent les mêmes dés, quoi qu’il se soit passé avant. On peut ainsi comparer des parties, comme dans un défi. Les règles ne changent pas.',

  // What is bought.
  'about.good.army': 'Touche à 4+, +2 en siège, prend les routes. Dans une cité ou un fort à vous[ ; {most} au plus].',
  'about.good.garrison': 'Touche à 5+, +1 en siège, aucune route. Dans une cité ou un fort à vous[ ; {most} au plus].',
  'about.good.city': '1 point, compte pour les majorités ; on y lève des troupes. Il y faut Armée ou Garnison.',
  'about.good.fort': 'Double ce que ses défenseurs ajoutent en siège et les abrite ; on y lève des troupes.',
  'about.good.conversion': 'Une cité musulmane où vous avez Armée ou Garnison devient chrétienne : à vous même vide.',
  'about.good.mercenary': 'Une Armée jusqu’à la fin du tour. Les non-loués vont aux Musulmans[ ; {most} au plus].',
  'about.good.bribe': 'Tous les Rebelles d’un Lieu deviennent une Garnison chrétienne ; une fois ce tour.',
  'explained.good.army':
    '**Armée**, 2 points – Touche à 4, 5 et 6 en bataille, ajoute 2 dans un siège, d’un côté comme de l’autre. Elle va partout dans sa région et, s’il n’y reste aucun Musulman, par la route dans les autres. On la lève dans une cité (de l’une ou l’autre religion) ou un fort que vous contrôlez, sans ennemi. Avec les Ordres Militaires, la seule unité qui conquiert hors de sa région. Derrière des murs avec une autre unité, elle sort combattre tout assaillant.',
  'explained.good.garrison':
    '**Garnison**, 1 point – Touche à 5 et 6 en bataille, ajoute 1 dans un siège, d’un côté comme de l’autre. Elle va partout dans sa région, jamais par la route, et meurt avant les Armées. On la lève dans une cité ou un fort que vous contrôlez, sans ennemi. Le moyen le moins cher de tenir une cité ; elle suffit pour bâtir et convertir.',
  'explained.good.city':
    '**Cité**, 3 points – 1 point au score tout de suite, davantage si elle donne une majorité (2), et des revenus (1 par tour pour une région dont plus de la moitié des cités sont à vous). On la fonde là où se trouve une Armée ou une Garnison chrétienne, sans cité ni ennemi. Elle reste à vous sans troupes, mais il suffit alors aux Musulmans de se présenter.',
  'explained.good.fort':
    '**Fort**, 1 point – Qui assiège le Lieu doit battre le double de ce qu’ajoutent les défenseurs : cité 1, Garnison ou Rebelle 1, Armée ou Ordre 2. Les défenseurs battus peuvent s’y réfugier. On le bâtit auprès d’une cité chrétienne à vous, ou là où se trouve votre Armée ou Garnison, sans ennemi. Seul dans son Lieu, il disparaît aussitôt.',
  'explained.good.conversion':
    '**Conversion**, 1 point – Une cité musulmane avec une Armée ou une Garnison chrétienne à l’intérieur devient chrétienne, même assiégée. Elle reste alors à vous quand les troupes partent, ne ferme plus les routes de sa région, et peut rendre la région libre de Musulmans (2 points).',
  'explained.good.mercenary':
    '**Mercenaire**, 1 point – Une Armée pour ce tour : touche à 4, 5 et 6, ajoute 2 dans un siège, tombe en premier et part à la fin du tour. Se lève comme une Armée. Ceux que vous ne louez pas rejoignent la force musulmane de la phase 5.',
  'explained.good.bribe':
    '**Soudoyer des Rebelles**, 2 points – Tous les Rebelles d’un Lieu, quel que soit leur nombre, sont remplacés par une seule Garnison chrétienne, qui tient alors le Lieu avec sa cité et son fort. Seulement au tour de l’événement Corruption, et une fois.',

  // Units, where they are asked for.
  'about.unit.army': 'Touche à 4+, ajoute 2 en siège ; peut prendre les routes.',
  'about.unit.garrison': 'Touche à 5+, ajoute 1 en siège ; reste dans sa région.',
  'about.unit.order': 'Touche à 3+, +3 devant une cité, +2 dedans ; prend les routes ; tombe en dernier.',
  'about.unit.rebel': 'Touche à 5+, ajoute 1 derrière des murs ; n’en sort jamais, hostile à tous.',
  'about.unit.mercenary': 'Touche à 4+, ajoute 2 en siège ; tombe en premier, part à la fin du tour.',
  'about.unit.crusader': 'Touche à 4+, ajoute 2 en siège ; tombe en premier, part à la fin du tour.',
  'explained.unit.army':
    '**Armée** – Touche à 4, 5 et 6, ajoute 2 dans un siège, d’un côté comme de l’autre. Va partout dans sa région, et par la route dans d’autres s’il n’y reste aucune troupe musulmane et si chaque cité musulmane y est tenue par une Armée ou une Garnison chrétienne. Tombe après les Garnisons, avant les Ordres Militaires. Derrière des murs avec une autre unité, elle sort combattre tout assaillant.',
  'explained.unit.garrison':
    '**Garnison** – Touche à 5 et 6, ajoute 1 dans un siège, d’un côté comme de l’autre. Va partout dans sa région, jamais par la route : dans une retraite par la route, elle est perdue. Tient une cité aussi bien qu’une Armée.',
  'explained.unit.order':
    '**Ordre Militaire** – Le meilleur combattant : touche de 3 à 6, ajoute 3 comme assiégeant et 2 comme assiégé, et tombe en dernier. Peut prendre les routes. Seul, il ne bâtit ni ne convertit, et ne tient pas une cité musulmane pendant que d’autres quittent la région.',
  'explained.unit.rebel':
    '**Rebelle** – Hostile à tous. Touche à 5 et 6, ajoute 1 derrière des murs et n’en sort jamais. Les Rebelles ne bougent pas. Une cité qu’ils tiennent ne compte pour personne.',
  'explained.unit.mercenary':
    '**Mercenaire** – Une Armée pour un tour : touche à 4, 5 et 6, ajoute 2 dans un siège, tombe en premier et part à la fin du tour : une cité musulmane tenue par lui seul redevient musulmane.',
  'explained.unit.crusader':
    '**Croisé** – Une Armée pour un tour : touche à 4, 5 et 6, ajoute 2 dans un siège, tombe en premier et part à la fin du tour : une cité musulmane tenue par lui seul redevient musulmane.',

  // Whether El Cid goes along.
  'about.choice.yes': 'El Cid part avec cette force : elle frappe d’abord en bataille et ajoute 2 en siège.',
  'about.choice.no': 'El Cid reste en arrière, avec les troupes qui restent.',
  'explained.choice.yes':
    '**Oui** – El Cid part aussi. La force qu’il accompagne lance les dés en premier au premier échange d’une bataille : ceux qu’elle touche ne ripostent pas ; comme assiégeante, elle ajoute 2. Une fois parti avec une force, il a bougé.',
  'explained.choice.no':
    '**Non** – El Cid reste où il est : si l’on attaque le Lieu, les siens lancent les dés en premier. Il suit la dernière unité qui le quitte et s’en va à la fin du tour.',

  // Places: region, who is there.
  'about.place': '{region} : {there}[ ; assiégé par {besiegers}]',
  'explained.place':
    '**{place}** – {region}, numéro {number} (dé {faces})[, {mountains}][, port : {port}].[ Routes : {roads}.] Sur place : {all}.[ Assiégé par {before}.][ En siège, ses défenseurs ajoutent {walls}.]',

  // Random events.
  'about.event.french-intervention':
    'Des Armées françaises (un dé) arrivent au nord, combattent tout le monde et partent.',
  'about.event.corruption': 'Une fois ce tour, 2 points changent les Rebelles d’un Lieu en une Garnison à vous.',
  'about.event.mercenaries': 'Des Mercenaires à louer, 1 point chacun ; ceux que vous laissez vont aux Musulmans.',
  'about.event.bands': 'Des Bandes (un dé) surgissent quelque part, combattent tout le monde et partent.',
  'about.event.military-orders': 'Un Ordre Militaire pour vous : touche à 3+, +3 en siège, reste jusqu’à sa perte.',
  'about.event.famine': 'Chaque Lieu perd un tiers de ses unités, arrondi à l’inférieur, Armées d’abord.',
  'about.event.el-cid': 'Sur 1–3 il est avec vous, sur 4–6 avec les Armées musulmanes : son camp frappe d’abord.',
  'about.event.tribute': 'Vos revenus sont augmentés de 2 points ce tour.',
  'about.event.jihad': 'La réaction musulmane de ce tour lance deux dés pour sa force au lieu d’un.',
  'about.event.crusade': 'Des Croisés (un dé) débarquent chez vous ; ils partent à la fin du tour.',
  'about.event.expulsions': 'Vos revenus sont diminués de 2 points ce tour.',
  'about.event.pilgrims': 'Vos revenus sont augmentés de 2 points ce tour.',
  'about.event.taifas': 'Dans une région, les Musulmans perdent les Armées d’un Lieu et toutes leurs cités.',
  'about.event.empire': 'Vous perdez toutes vos Armées au Portugal (1–2) ou en Aragon (3–6).',
  'about.event.plague': 'Une région perd autant de pions qu’un dé le dit, type par type ; sur 6, une Famine.',
  'explained.event.french-intervention':
    '**Intervention française** – Des Armées neutres, autant qu’un dé le dit, arrivent à Oviedo (1), Pampelune (2–3) ou Barcelone (4–6) ; avec les événements avancés, à Barcelone, et elles restent en Aragon. Elles marchent aussitôt de Lieu en Lieu comme une force musulmane, attaquent qui les arrête, et partent à la fin du tour.',
  'explained.event.corruption':
    '**Corruption** – Une fois, en phase 3, vous pouvez payer 2 points pour remplacer tous les Rebelles d’un Lieu par une seule Garnison chrétienne. Vaut surtout là où plusieurs Rebelles tiennent une cité.',
  'explained.event.mercenaries':
    '**Mercenaires** – Autant qu’un dé le dit (la moitié avec les événements avancés) peuvent être loués en phase 3 pour 1 point chacun, et placés comme des Armées. Ceux qui ne sont pas loués rejoignent la force musulmane de la phase 5. Tous partent à la fin du tour.',
  'explained.event.bands':
    '**Bandes** – Des Armées neutres, autant qu’un dé le dit, surgissent dans un Lieu désigné par deux autres dés. Elles marchent aussitôt de Lieu en Lieu comme une force musulmane, attaquent qui les arrête, assiègent aussi les cités vides, et partent à la fin du tour.',
  'explained.event.military-orders':
    '**Ordres Militaires** – Un Ordre Militaire arrive dans une cité que vous contrôlez, ou à Saint-Jacques si aucun ennemi ne s’y trouve ; vous choisissez où. Il touche de 3 à 6, ajoute 3 comme assiégeant et 2 comme assiégé, et reste en jeu jusqu’à sa perte.',
  'explained.event.famine':
    '**Famine** – Chaque Lieu perd un tiers de ses unités, arrondi à l’inférieur : d’abord les Armées, puis les Garnisons, les Ordres Militaires, les autres. Deux unités ne perdent rien, trois en perdent une. Elle frappe les deux camps ; une région en révolte est épargnée.',
  'explained.event.el-cid':
    '**El Cid** – Sur 1 à 3, il rejoint un Lieu avec une Armée chrétienne ou un Ordre Militaire, à votre choix ; sur 4 à 6, il arrive avec les Armées musulmanes de la phase 5. Les troupes qui l’accompagnent lancent les dés en premier, et l’assiégeant ajoute 2. Il part à la fin du tour.',
  'explained.event.tribute': '**Tribut** – Des princes musulmans paient la paix : 2 points de revenus en plus ce tour.',
  'explained.event.jihad':
    '**Djihad** – En phase 5, on lance deux dés pour la force musulmane. Les deux résultats arrivent ensemble, dans un même Lieu si les règles le permettent ; d’Afrique du Nord, on additionne les deux dés.',
  'explained.event.crusade':
    '**Croisade** – Des Croisés, autant qu’un dé le dit, arrivent en phase 3, tous dans un Lieu où vous pourriez lever une Armée. Ils combattent comme des Armées, tombent en premier, et partent à la fin du tour.',
  'explained.event.expulsions':
    '**Expulsions** – Vous chassez des contribuables : 2 points de revenus en moins ce tour, sans descendre sous 0.',
  'explained.event.pilgrims':
    '**Pèlerins** – Le chemin de Saint-Jacques est plein de monde : 2 points de revenus en plus ce tour.',
  'explained.event.taifas':
    '**Taïfas** – Le pouvoir musulman se morcelle : dans une région au hasard, les Armées musulmanes d’un Lieu au hasard sont perdues, et toutes les cités que les Musulmans y contrôlent quittent le plateau.',
  'explained.event.empire':
    '**Empire** – Vos Armées partent servir au loin : sur 1 ou 2, toutes les Armées chrétiennes du Portugal sont perdues, sur 3 à 6 toutes celles d’Aragon.',
  'explained.event.plague':
    '**Peste** – Un dé désigne la région (6 : une Famine à la place), un second le nombre de pions : un de chaque type dans l’ordre, Armée chrétienne, Garnison chrétienne, Armée musulmane, Garnison musulmane, Ordre Militaire, cité chrétienne, cité musulmane, fort, puis de nouveau depuis le haut. Entre pions semblables, vous choisissez.',

  // Rebellions.
  'about.rebellion.rebels': 'Un Rebelle surgit dans un Lieu sans troupes ; si tous en ont, une unité est perdue.',
  'about.rebellion.proselytism': 'Une cité de la région change de religion.',
  'about.rebellion.peasant-revolt': 'Un Rebelle remplace toutes les Garnisons là où il n’y a ni Armée ni Ordre.',
  'about.rebellion.rebel-governor':
    'Toutes les unités d’une cité deviennent des Rebelles ; une cité vide en reçoit un.',
  'about.rebellion.regional-revolt': 'La région est hors jeu ce tour : ni revenus, ni achats, ni événement, ni marche.',
  'explained.rebellion.rebels':
    '**Rebelles** – Un Rebelle apparaît dans un Lieu de la région tiré au hasard, sans Garnison, Armée ni Ordre Militaire. Si tous les Lieux ont de telles troupes, l’un d’eux perd une unité. Une Garnison partout tient donc les Rebelles à distance.',
  'explained.rebellion.proselytism':
    '**Prosélytisme** – Une cité de la région, tirée au hasard, change de religion, chrétienne ou musulmane. Si vos troupes s’y trouvent, vous la contrôlez toujours.',
  'explained.rebellion.peasant-revolt':
    '**Révolte paysanne** – Dans un Lieu tiré au hasard qui a des Garnisons mais ni Armée ni Ordre Militaire, un Rebelle les remplace toutes. Une Armée ou un Ordre à leurs côtés les protège.',
  'explained.rebellion.rebel-governor':
    '**Gouverneur rebelle** – Dans une cité de la région tirée au hasard, toutes les unités deviennent autant de Rebelles ; une cité vide, ou tenue par des Rebelles, en reçoit un de plus. La dernière cité d’un camp est épargnée.',
  'explained.rebellion.regional-revolt':
    '**Révolte régionale** – La région ne participe pas à ce tour : elle ne rapporte rien, on n’y achète ni n’y place rien, aucun événement ne la frappe, aucune force n’y entre, n’en sort ni ne la traverse. Elle compte toujours pour le score.',
};
