import type { Translation } from '../../../../../kit/index.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  // What a table chooses at the start.
  'about.setup.turns.8': 'La partie courte : 8 tours, puis le décompte final',
  'explained.setup.turns.8':
    '**8 tours.** La partie courte. Après le huitième tour vient le décompte : majorités, Rome et Jérusalem, monopoles, jetons d’objectif, dettes et prisonniers. Les plus hautes technologies et les longues routes ont peu de temps pour rapporter.',
  'about.setup.turns.10': 'La durée habituelle : 10 tours, puis le décompte final',
  'explained.setup.turns.10':
    '**10 tours.** La partie habituelle. Après le dixième tour vient le décompte : majorités, Rome et Jérusalem, monopoles, jetons d’objectif, dettes et prisonniers.',
  'about.setup.turns.12': 'La partie longue : du temps pour les hautes technologies, cathédrales et longues routes',
  'explained.setup.turns.12':
    '**12 tours.** La partie longue. Il y a du temps pour les plus hautes technologies, pour des cathédrales et des routes de huit étapes, et pour rembourser ses dettes.',
  'about.setup.honour-limit.none': 'La partie finit après son dernier tour, qui que soit en tête',
  'explained.setup.honour-limit.none':
    '**Aucune limite d’honneur.** On joue tous les tours. Le décompte final décide de beaucoup : les majorités tardives pèsent autant que les premières conquêtes.',
  'about.setup.honour-limit.reached': 'Qui l’atteint met aussitôt fin à la partie ; chacun commence à 10',
  'explained.setup.honour-limit.reached':
    '**Une limite d’honneur.** La partie s’arrête à l’instant où quelqu’un l’atteint : plus rien n’est acheté, pillé ni combattu. Puis vient le décompte, et le plus d’honneur gagne. Chacun commence à 10 ; une limite basse fait donc une partie courte, où les premières conquêtes pèsent plus que les majorités tardives.',
  'about.setup.kingdoms.choose': 'Chacun choisit dans l’ordre du tour ; à moins de six, des royaumes reliés',
  'explained.setup.kingdoms.choose':
    '**Choisis dans l’ordre du tour.** La première enchère de la partie fixe l’ordre, et chacun choisit alors son royaume. À moins de six joueurs, chaque nouveau royaume doit être relié à un royaume déjà pris.',
  'about.setup.kingdoms.random': 'Le sort attribue les royaumes : personne ne choisit',
  'explained.setup.kingdoms.random':
    '**Au sort.** Chacun reçoit un royaume tiré au sort, dans l’ordre du tour ; à moins de six joueurs, toujours des royaumes reliés. Rapide, et assez juste pour une première partie.',
  'about.setup.kingdoms.auction': 'Mises secrètes de 0 à 10 PH : qui veut un royaume à tout prix part avec moins',
  'explained.setup.kingdoms.auction':
    '**Enchère de départ.** Tous misent en secret de 0 à 10 PH sur un royaume. La meilleure mise l’emporte et paie ; les ex æquo misent encore une fois sur un autre, et qui reste en reçoit un au sort. Puis tous les marqueurs montent ensemble jusqu’à ce que celui qui a payé le moins soit à 10.',
  'about.setup.terrain.off': 'Chaque pas coûte 1, chaque pièce 20 florins d’entretien',
  'explained.setup.terrain.off':
    '**Sans terrain.** Chaque pas coûte un point de mouvement, et chaque unité, transport et machine 20 florins d’entretien par tour.',
  'about.setup.terrain.on': 'Un pas coûte 1 à 3 selon le terrain, 1 de plus sur un fleuve ; entretien 10 à 40',
  'explained.setup.terrain.on':
    '**Terrain.** Un pas coûte 1 en plaine, 2 en forêt, colline ou désert, 3 en montagne, et 1 de plus pour franchir un fleuve. Entretien d’une pièce : 10 florins en zone habitée, sinon 20 en plaine, forêt et colline, 30 en montagne, 40 dans le désert ; 20 en mer.',
  'about.setup.third-party-windows.on':
    'Qui l’a demandé est aussi consulté dans les affaires d’autrui : plus d’attente',
  'explained.setup.third-party-windows.on':
    '**Demandées selon consigne.** Dans vos batailles et vos terres, on vous demande toujours si vous jouez une carte utile. Dans les affaires d’autrui aussi, si vous l’avez demandé pour cette carte. La règle entière, un peu plus d’attente.',
  'about.setup.third-party-windows.off': 'Personne n’attend un joueur étranger à la bataille ou au commerce',
  'explained.setup.third-party-windows.off':
    '**Jamais demandées.** On ne vous consulte que pour vos batailles, vos terres et vos cartes. Plus rapide : personne n’attend ceux que l’affaire ne concerne pas.',
  'about.setup.majority.city': 'À la fin, le plus de cités rapporte 3 PH : les villes pleinement développées',
  'explained.setup.majority.city':
    '**Cités.** Une des majorités du décompte (3 PH, 1 chacun à égalité) va à qui a le plus de cités : bâtiments civils de niveau III.',
  'about.setup.majority.town': 'À la fin, le plus de villes rapporte 3 PH : bâtiments civils de niveau II',
  'explained.setup.majority.town':
    '**Villes.** Une des majorités du décompte (3 PH, 1 chacun à égalité) va à qui a le plus de villes : bâtiments civils de niveau II. Le livret peut se lire des deux façons.',
  'about.setup.tokens.8-10': 'Chacun peut tenir 8 terres par jeton et posséder 10 transports et machines',
  'explained.setup.tokens.8-10':
    '**8 de contrôle, 10 de propriété.** Un jeton de contrôle tient une terre sans unités ; un bâtiment militaire en donne. Chaque transport et machine demande un jeton de propriété. Le livret donne les deux nombres des deux façons.',
  'about.setup.tokens.10-8': 'Chacun peut tenir 10 terres par jeton et posséder 8 transports et machines',
  'explained.setup.tokens.10-8':
    '**10 de contrôle, 8 de propriété.** Deux terres de plus peuvent être tenues sans unités, par les jetons des bâtiments militaires ; deux transports ou machines de moins.',
  'about.setup.time-limit.none': 'On joue tous les tours',
  'explained.setup.time-limit.none':
    '**Pas de temps limite.** La partie finit après son nombre de tours, ou à la limite d’honneur.',
  'about.setup.time-limit.host': 'Le premier siège peut déclarer le dernier tour : pour une soirée',
  'explained.setup.time-limit.host':
    '**Le premier joueur annonce le dernier tour.** Le joueur du premier siège peut déclarer que le tour en cours est le dernier ; puis on décompte. Pour les tables qui se réunissent un soir.',
  'about.setup.blood.off': 'Qui est pillé n’en tire rien',
  'explained.setup.blood.off': '**Sans jetons de sang.** La partie habituelle.',
  'about.setup.blood.on': 'Qui est pillé ou perd une terre de son royaume gagne +1 d’attaque à dépenser',
  'explained.setup.blood.on':
    '**Jetons de sang.** Chaque fois qu’un de vos biens est pillé ou qu’un territoire de votre royaume est conquis, vous prenez un jeton (18 en tout). Dans une de vos batailles, chaque jeton dépensé ajoute 1 à votre valeur d’attaque pour une manche.',
  'about.setup.teams.none': 'Le plus d’honneur gagne seul',
  'explained.setup.teams.none':
    '**Chacun pour soi.** La partie habituelle : les alliances sont des pactes, et finissent quand on les rompt.',
  'about.setup.teams.2': 'Les sièges forment tour à tour deux équipes ; on compare les sommes d’honneur',
  'explained.setup.teams.2':
    '**Deux équipes.** Les sièges sont répartis tour à tour en deux équipes, dont le score est la somme des PH. Bien quand experts et débutants partagent une table.',
  'about.setup.teams.3': 'Trois équipes : à six, deux joueurs chacune',
  'explained.setup.teams.3':
    '**Trois équipes.** Les sièges sont répartis tour à tour en trois équipes, dont le score est la somme des PH ; à six joueurs, deux par équipe.',
  'about.setup.deployment.off': 'Ce qu’on achète se voit aussitôt',
  'explained.setup.deployment.off':
    '**Sans déploiement.** Les achats sont placés quand les listes sont exécutées, et tous les voient.',
  'about.setup.deployment.on': 'Chacun peut demander que les achats restent cachés jusqu’au placement',
  'explained.setup.deployment.on':
    '**Déploiement.** Pendant les achats, chacun peut le demander : unités, transports et machines achetés restent alors cachés, et chacun place les siens dans l’ordre du tour. Les bâtiments restent où ils ont été prévus.',

  // Kingdoms: their goods and their place.
  'about.kingdom.byzantine-empire': 'Commerce maritime : {ports:# port|# ports}, {goods} ; des voisins partout',
  'explained.kingdom.byzantine-empire':
    '**{name}.** En 1261, l’empereur de Nicée reprend Constantinople aux croisés. Royaume : {homes}. On y produit {goods}. Le plus de ports, et les Dardanelles, qu’on franchit comme par terre. De l’espace, et des voisins tout autour. Royaumes reliés : {linked}. Pour qui aime commercer par mer et parler avec tout le monde.',
  'about.kingdom.mamluk-sultanate': 'Un coin facile à garder, avec Jérusalem : {goods}',
  'explained.kingdom.mamluk-sultanate':
    '**{name}.** Des soldats achetés comme esclaves prennent le pouvoir au Caire en 1250. Royaume : {homes}. On y produit {goods}. Jérusalem est à vous et ne vous rapporte donc pas d’honneur à la fin, mais tous les autres la veulent. Royaumes reliés : {linked}. Un coin facile à garder, bon pour une première partie.',
  'about.kingdom.kingdom-of-hungary': 'Au milieu de tout, sans port : {goods}',
  'explained.kingdom.kingdom-of-hungary':
    '**{name}.** En 1241, les Mongols ont brûlé le pays ; Béla IV l’a relevé avec des châteaux de pierre. Royaume : {homes}. On y produit {goods}. Aucun port : pas de navire au départ, tout passe par terre jusqu’à l’Adriatique. Royaumes reliés : {linked}. Au milieu de tout : pour les négociateurs.',
  'about.kingdom.holy-roman-empire': 'Des terres de personne alentour, Rome à portée : {goods}',
  'explained.kingdom.holy-roman-empire':
    '**{name}.** Depuis la mort de Frédéric II en 1250, aucun empereur n’a été couronné ; villes et princes s’enrichissent. Royaume : {homes}. On y produit {goods}. Beaucoup de terres de personne alentour, et Rome à portée. Royaumes reliés : {linked}. Un bon royaume pour débuter.',
  'about.kingdom.republic-of-novgorod': 'Le moins d’espace, loin des grands marchés : {goods}',
  'explained.kingdom.republic-of-novgorod':
    '**{name}.** Une ville de marchands qui choisit ses princes ; elle paie tribut à la Horde et vit de ses fourrures. Royaume : {homes}. On y produit {goods}. Le moins d’espace de tous, loin des grands marchés. Royaumes reliés : {linked}. Pour les patients.',
  'about.kingdom.golden-horde': 'De vastes plaines, vite traversées, dures à tenir : {goods}',
  'explained.kingdom.golden-horde':
    '**{name}.** Le royaume occidental des Mongols, fondé par Batou ; de Saraj, sur la Volga, les khans taxent princes et caravanes. Royaume : {homes}. On y produit {goods}. De vastes plaines, vite traversées et dures à tenir. Royaumes reliés : {linked}. Pour les offensifs.',

  // Taxes, colours of points, goods, routes, sides, dice and events.
  'about.tax.level':
    '+{income} florins, −{due} dus[ : reste {left}][ : manque {short}]. Rébellion au tour suivant : {percent} %[, {most} au plus]',
  'explained.tax.level':
    '**Taxes.** La taxe est payée par chaque territoire que vous contrôlez, et encore par niveau de son bâtiment civil ; les cités ajoutent 20 par cube de leur marché. Aussitôt sont dus l’entretien (20 par pièce) et les intérêts (50 par emprunt). Au tour suivant, le dos d’une carte, 10 à 50, dit ce qui est toléré : par dizaine au-dessus, une horde se lève dans un territoire du royaume où il y a le moins d’unités. S’il n’y a personne, elle pille tout.',
  'about.branch.blue': 'Un point par tour pour transports et déplacements[ ; vous en avez {tokens}]',
  'explained.branch.blue':
    '**{name}.** Un jeton de cette couleur se tourne une fois par tour pour un point : pour transports et déplacements. Il vous épargne 100 florins, le prix d’un point manquant. Ses technologies : Menuiserie, Logistique, Machinerie, Cartographie. À la fin, les jetons de toutes couleurs rapportent des PH : 0, 1, 3, 5, 8, 11, 15 pour un à sept, 20 dès huit.',
  'about.branch.yellow': 'Un point par tour pour ventes, marchés et routes[ ; vous en avez {tokens}]',
  'explained.branch.yellow':
    '**{name}.** Un jeton de cette couleur se tourne une fois par tour pour un point : pour ventes, marchés et routes. Il vous épargne 100 florins, le prix d’un point manquant. Ses technologies : Commerce, Marché, Contrôle, Guildes. À la fin, les jetons de toutes couleurs rapportent des PH : 0, 1, 3, 5, 8, 11, 15 pour un à sept, 20 dès huit.',
  'about.branch.orange': 'Un point par tour pour barbares et rébellions[ ; vous en avez {tokens}]',
  'explained.branch.orange':
    '**{name}.** Un jeton de cette couleur se tourne une fois par tour pour un point : pour barbares et rébellions. Il vous épargne 100 florins, le prix d’un point manquant. Ses technologies : Édit, Loi, Nation, Influence. À la fin, les jetons de toutes couleurs rapportent des PH : 0, 1, 3, 5, 8, 11, 15 pour un à sept, 20 dès huit.',
  'about.branch.red': 'Un point par tour pour capitaines et batailles[ ; vous en avez {tokens}]',
  'explained.branch.red':
    '**{name}.** Un jeton de cette couleur se tourne une fois par tour pour un point : pour capitaines et batailles. Il vous épargne 100 florins, le prix d’un point manquant. Ses technologies : Art de la guerre, Promotion, Tactique, Stratégie. À la fin, les jetons de toutes couleurs rapportent des PH : 0, 1, 3, 5, 8, 11, 15 pour un à sept, 20 dès huit.',
  'about.branch.green': 'Un point par tour pour bâtiments et machines de siège[ ; vous en avez {tokens}]',
  'explained.branch.green':
    '**{name}.** Un jeton de cette couleur se tourne une fois par tour pour un point : pour bâtiments et machines de siège. Il vous épargne 100 florins, le prix d’un point manquant. Ses technologies : Maçonnerie, Architecture, Mathématiques, Génie. À la fin, les jetons de toutes couleurs rapportent des PH : 0, 1, 3, 5, 8, 11, 15 pour un à sept, 20 dès huit.',
  'about.branch.violet': 'Un point par tour pour cathédrales et cartes d’autrui[ ; vous en avez {tokens}]',
  'explained.branch.violet':
    '**{name}.** Un jeton de cette couleur se tourne une fois par tour pour un point : pour cathédrales et cartes d’autrui. Il vous épargne 100 florins, le prix d’un point manquant. Ses technologies : Religion, Monachisme, Prosélytisme, Fuite du temps. À la fin, les jetons de toutes couleurs rapportent des PH : 0, 1, 3, 5, 8, 11, 15 pour un à sept, 20 dès huit.',
  'about.good.weapons': 'Cubes noirs[ ; on en produit à {zones}]',
  'explained.good.weapons':
    '**{name}.** Un cube coûte 100 florins là où on le produit ({zones}) et rapporte 100 là où sa couleur n’est ni imprimée ni placée, et 20 de plus par cube déjà placé. Un cube y reste alors. Un monopole d’une marchandise en jeu vaut 3 PH à la fin.',
  'about.good.salt': 'Cubes blancs[ ; on en produit à {zones}]',
  'explained.good.salt':
    '**{name}.** Un cube coûte 100 florins là où on le produit ({zones}) et rapporte 100 là où sa couleur n’est ni imprimée ni placée, et 20 de plus par cube déjà placé. Un cube y reste alors. Un monopole d’une marchandise en jeu vaut 3 PH à la fin.',
  'about.good.furs': 'Cubes bruns[ ; on en produit à {zones}]',
  'explained.good.furs':
    '**{name}.** Un cube coûte 100 florins là où on le produit ({zones}) et rapporte 100 là où sa couleur n’est ni imprimée ni placée, et 20 de plus par cube déjà placé. Un cube y reste alors. Un monopole d’une marchandise en jeu vaut 3 PH à la fin.',
  'about.good.grain': 'Cubes jaunes[ ; on en produit à {zones}]',
  'explained.good.grain':
    '**{name}.** Un cube coûte 100 florins là où on le produit ({zones}) et rapporte 100 là où sa couleur n’est ni imprimée ni placée, et 20 de plus par cube déjà placé. Un cube y reste alors. Un monopole d’une marchandise en jeu vaut 3 PH à la fin.',
  'about.good.slaves': 'Cubes verts[ ; on en produit à {zones}]',
  'explained.good.slaves':
    '**{name}.** Un cube coûte 100 florins là où on le produit ({zones}) et rapporte 100 là où sa couleur n’est ni imprimée ni placée, et 20 de plus par cube déjà placé. Un cube y reste alors. Un monopole d’une marchandise en jeu vaut 3 PH à la fin.',
  'about.good.spices': 'Cubes orange[ ; on en produit à {zones}]',
  'explained.good.spices':
    '**{name}.** Un cube coûte 100 florins là où on le produit ({zones}) et rapporte 100 là où sa couleur n’est ni imprimée ni placée, et 20 de plus par cube déjà placé. Un cube y reste alors. Un monopole d’une marchandise en jeu vaut 3 PH à la fin.',
  'about.good.cloth': 'Cubes bleus[ ; on en produit à {zones}]',
  'explained.good.cloth':
    '**{name}.** Un cube coûte 100 florins là où on le produit ({zones}) et rapporte 100 là où sa couleur n’est ni imprimée ni placée, et 20 de plus par cube déjà placé. Un cube y reste alors. Un monopole d’une marchandise en jeu vaut 3 PH à la fin.',
  'about.good.wine': 'Cubes violets[ ; on en produit à {zones}]',
  'explained.good.wine':
    '**{name}.** Un cube coûte 100 florins là où on le produit ({zones}) et rapporte 100 là où sa couleur n’est ni imprimée ni placée, et 20 de plus par cube déjà placé. Un cube y reste alors. Un monopole d’une marchandise en jeu vaut 3 PH à la fin.',
  'about.route-length.4': '4 zones à visiter : 2 points, chacun 1 PH ou 50 florins de plus par cube',
  'explained.route-length.4':
    '**{name}.** Vous nommez 4 zones habitées différentes, dont la dernière est la destination. Quand ce transport est passé par toutes, dans n’importe quel ordre, et vend à la dernière, la route rapporte 2 points : chacun 1 PH, ou 50 florins de plus par cube vendu. Une vente plus tôt ou ailleurs, ou la perte du transport, y met fin pour rien. Une seule route à la fois.',
  'about.route-length.6': '6 zones à visiter : 4 points, chacun 1 PH ou 50 florins de plus par cube',
  'explained.route-length.6':
    '**{name}.** Vous nommez 6 zones habitées différentes, dont la dernière est la destination. Quand ce transport est passé par toutes, dans n’importe quel ordre, et vend à la dernière, la route rapporte 4 points : chacun 1 PH, ou 50 florins de plus par cube vendu. Une vente plus tôt ou ailleurs, ou la perte du transport, y met fin pour rien. Une seule route à la fois.',
  'about.route-length.8': '8 zones à visiter : 6 points, chacun 1 PH ou 50 florins de plus par cube',
  'explained.route-length.8':
    '**{name}.** Vous nommez 8 zones habitées différentes, dont la dernière est la destination. Quand ce transport est passé par toutes, dans n’importe quel ordre, et vend à la dernière, la route rapporte 6 points : chacun 1 PH, ou 50 florins de plus par cube vendu. Une vente plus tôt ou ailleurs, ou la perte du transport, y met fin pour rien. Une seule route à la fois.',
  'about.side.attacker': 'Le camp qui est venu : {owner}',
  'explained.side.attacker': '**{name}.** Le camp qui est venu ou a engagé la bataille. Lui seul peut fuir.',
  'about.side.defender': 'Le camp qui s’y trouvait : {owner}',
  'explained.side.defender': '**{name}.** Le camp qui s’y trouvait. Un bâtiment militaire à lui le protège.',
  'about.lot.cubes': 'Les cubes placés au marché : 50 florins chacun au pillage[, {florins} en tout]',
  'explained.lot.cubes':
    '**Les marchandises du marché.** Les cubes placés au marché de la zone. Pillés, ils rapportent 50 florins chacun et disparaissent ; gardés, chacun augmente de 20 florins toute vente sur place et compte pour le plus grand marché à la fin.',
  'about.level.1': '1 point et 100 florins à neuf ; en amélioration, la différence',
  'explained.level.1':
    '**{name}.** Un capitaine, un transport ou une machine de niveau I demande 1 point et 100 florins ; en amélioration, seulement la différence. Chaque point manquant coûte 100 florins de plus. Les transports de niveau I font 6 pas ; chariots de guerre et galères portent 3 unités, caravanes et navires marchands 2 cubes.',
  'about.level.2': '2 points et 200 florins à neuf ; en amélioration, la différence',
  'explained.level.2':
    '**{name}.** Un capitaine, un transport ou une machine de niveau II demande 2 points et 200 florins ; en amélioration, seulement la différence. Chaque point manquant coûte 100 florins de plus. Les transports de niveau II font 7 pas ; chariots de guerre et galères portent 6 unités, caravanes et navires marchands 4 cubes.',
  'about.level.3': '3 points et 300 florins à neuf ; en amélioration, la différence',
  'explained.level.3':
    '**{name}.** Un capitaine, un transport ou une machine de niveau III demande 3 points et 300 florins ; en amélioration, seulement la différence. Chaque point manquant coûte 100 florins de plus. Les transports de niveau III font 8 pas ; chariots de guerre et galères portent 9 unités, caravanes et navires marchands 6 cubes.',
  'about.thrown-die.any': 'Affichera un de moins, jamais au-dessous de 1',
  'explained.thrown-die.any':
    '**Un dé.** La carte fait afficher un de moins à un dé qui vient d’être jeté, jamais au-dessous de 1. Des dés qui deviennent égaux se multiplient au combat ; un tir tout juste manqué touche, une galère tout juste à flot coule.',
  'about.war-die.d4': 'Affiche {face} : sur 1 à 3, chaque horde de ce tour compte une seconde infanterie légère',
  'explained.war-die.d4':
    '**{name}.** Sur 1 à 3, chaque horde qui surgit ce tour compte une seconde infanterie légère en plus de son infanterie légère. Dans toutes les batailles du tour, les trois dés sont aussi le jet des barbares : le meilleur (ou le produit de dés égaux) est leur valeur d’attaque, le plus petit leurs pertes. Vous pouvez relancer une fois ceux que vous voulez.',
  'about.war-die.d6': 'Affiche {face} : sur 1 à 3, chaque horde de ce tour compte un archer',
  'explained.war-die.d6':
    '**{name}.** Sur 1 à 3, chaque horde qui surgit ce tour compte un archer en plus de son infanterie légère. Dans toutes les batailles du tour, les trois dés sont aussi le jet des barbares : le meilleur (ou le produit de dés égaux) est leur valeur d’attaque, le plus petit leurs pertes. Vous pouvez relancer une fois ceux que vous voulez.',
  'about.war-die.d8': 'Affiche {face} : sur 1 à 3, chaque horde de ce tour compte un capitaine I',
  'explained.war-die.d8':
    '**{name}.** Sur 1 à 3, chaque horde qui surgit ce tour compte un capitaine I en plus de son infanterie légère. Dans toutes les batailles du tour, les trois dés sont aussi le jet des barbares : le meilleur (ou le produit de dés égaux) est leur valeur d’attaque, le plus petit leurs pertes. Vous pouvez relancer une fois ceux que vous voulez.',
  'about.die.d4': 'Affiche {face}[ ; votre attaque {attack}, vos propres pertes {losses}]',
  'explained.die.d4':
    '**{name}.** Votre meilleur dé est votre valeur d’attaque, ou le produit de dés égaux s’il est plus grand ; votre plus petit dé donne vos propres pertes. Chaque dé peut être relancé une fois par manche.',
  'about.die.d6': 'Affiche {face}[ ; votre attaque {attack}, vos propres pertes {losses}]',
  'explained.die.d6':
    '**{name}.** Votre meilleur dé est votre valeur d’attaque, ou le produit de dés égaux s’il est plus grand ; votre plus petit dé donne vos propres pertes. Chaque dé peut être relancé une fois par manche.',
  'about.die.d8': 'Affiche {face}[ ; votre attaque {attack}, vos propres pertes {losses}]',
  'explained.die.d8':
    '**{name}.** Votre meilleur dé est votre valeur d’attaque, ou le produit de dés égaux s’il est plus grand ; votre plus petit dé donne vos propres pertes. Chaque dé peut être relancé une fois par manche.',
  'about.effect.movement': 'd6 pour chaque propriétaire de transports : sur 1–2, autant d’arrêtés[ (à vous : {own})]',
  'explained.effect.movement':
    '**{name}.** Qui a des transports dans la zone lance un d6 : sur 1 ou 2, autant d’entre eux reçoivent un jeton d’arrêt et ne bougent pas ce tour. Personne sur place, personne de touché.',
  'about.effect.armies': 'd6 pour chaque propriétaire d’unités : sur 1–4, autant de dégâts[ (à vous : {own})]',
  'explained.effect.armies':
    '**{name}.** Qui a des unités dans la zone lance un d6 : sur 1 à 4, elles subissent autant de points de dégâts, là où leur propriétaire le dit. Une galère en mer qui perd son dernier homme peut couler.',
  'about.effect.buildings': 'd6 pour chaque propriétaire de bâtiments : sur 1–3, autant de dégâts[ (à vous : {own})]',
  'explained.effect.buildings':
    '**{name}.** Qui a des bâtiments dans la zone lance un d6 : sur 1 à 3, ils subissent autant de points de dégâts, là où leur propriétaire le dit. Avec autant de dégâts que de structure, un bâtiment tombe ; réparer coûte 50 florins le point.',
  'about.effect.goods': 'd6 pour chaque propriétaire de cargaison : sur 1–2, autant de cubes perdus[ (à vous : {own})]',
  'explained.effect.goods':
    '**{name}.** Qui a des cubes à bord dans la zone lance un d6 : sur 1 ou 2, un transport en perd autant, au choix de son propriétaire.',
  'about.event-card.drawn': 'Deux effets parmi : {effects}',
  'explained.event-card.drawn':
    '**Événements.** Un événement frappe les territoires en jeu que nomme sa carte, et les mers voisines : deux de ses trois effets, au choix du premier joueur. Déplacement arrête des transports, Armées et Bâtiments les endommagent, Marchandises prend des cubes. Le dos de la carte suivante dit la taxe tolérée.',

  // Places and players.
  'about.place.land':
    '{terrain}[, {inhabited}][, produit : {good}][, {port}][, {fire}][ – {holder}][, {garrison:# unité|# unités}][ ; {others:# unité|# unités} d’autrui][ ; {horde:# barbare|# barbares}]',
  'explained.place.land':
    '**Territoires.** Un territoire paie chaque tour la taxe à qui le tient, et encore par niveau de son bâtiment civil. Seules les zones habitées ont marchés et bâtiments civils et reçoivent vos achats ; les navires veulent un port. À un feu peuvent apparaître des barbares. Entrer sur une terre de personne fait surgir une horde ; entrer chez un autre sans guerre ni pacte coûte 3 PH.',
  'about.place.sea':
    'Mer[ : {garrison:# unité|# unités} à vous][ ; {others:# unité|# unités} d’autrui][ ; {horde:# barbare|# barbares}]',
  'explained.place.sea':
    '**Mers.** Seuls galères et navires marchands vont en mer. Prendre la mer et accoster sont des pas comme les autres. En mer, on ne passe pas d’une galère à l’autre, et le vaincu peut couler avec sa galère.',
  'about.seat.player':
    '[{kingdom} : ]{honour} PH, {lands:# territoire|# territoires}, {units:# unité|# unités}[, {stance}]',
  'explained.seat.player':
    '**Les autres joueurs.** Au début, il n’y a entre deux joueurs ni guerre ni droit : entrer chez lui ou l’attaquer coûte 3 PH. Une guerre déclarée maintenant permet d’attaquer dès le tour suivant ; un pacte peut permettre le passage, le commerce ou davantage.',
  'about.seat.barbarians': 'Personne ne les joue ; ils combattent avec les dés du tour',
  'explained.seat.barbarians':
    '**{name}.** Les barbares ne sont à personne. Dans toutes les batailles du tour ils combattent avec les mêmes trois dés, ne fuient ni ne se rendent, et là où ils sont seuls ils pillent tout. Perdre contre eux, ou les fuir, coûte 1 PH.',

  // What a pact may say.
  'about.article.give-trade': 'Il peut acheter et vendre dans vos zones',
  'explained.article.give-trade':
    '**{name}.** L’autre peut acheter et vendre dans les zones que vous tenez. Chaque vente y fait grandir votre marché. Un péage vous est payé pour chaque achat ou vente.',
  'about.article.get-trade': 'Vous pouvez acheter et vendre dans ses zones',
  'explained.article.get-trade':
    '**{name}.** Vous pouvez acheter et vendre dans les zones que tient l’autre. Vous payez le péage, s’il y en a un, pour chaque achat ou vente.',
  'about.article.give-passage': 'Ses armées peuvent entrer chez vous, et tout reste à vous',
  'explained.article.give-passage':
    '**{name}.** Unités, galères et chariots de guerre de l’autre peuvent entrer dans vos territoires, que vous continuez de contrôler. Le pacte fini, ils doivent partir.',
  'about.article.get-passage': 'Vos armées peuvent entrer chez lui sans combat',
  'explained.article.get-passage':
    '**{name}.** Vos unités, galères et chariots de guerre peuvent entrer dans les territoires de l’autre, qui continue de les contrôler. Qui y est encore après le combat qui suit la fin du pacte a attaqué sans guerre.',
  'about.article.give-military-control': 'Il peut placer chez vous les troupes qu’il achète',
  'explained.article.give-military-control':
    '**{name}.** L’autre peut placer dans vos territoires les troupes, chariots de guerre, galères et machines qu’il achète, comme s’il les contrôlait.',
  'about.article.get-military-control': 'Vous pouvez placer chez lui les troupes que vous achetez',
  'explained.article.get-military-control':
    '**{name}.** Vous pouvez placer dans les territoires de l’autre les troupes, chariots de guerre, galères et machines que vous achetez, comme si vous les contrôliez.',
  'about.article.give-civil-control': 'Il peut placer caravanes et navires marchands chez vous',
  'explained.article.give-civil-control':
    '**{name}.** L’autre peut placer dans vos zones habitées et vos ports les caravanes et navires marchands qu’il achète.',
  'about.article.get-civil-control': 'Vous pouvez placer caravanes et navires marchands chez lui',
  'explained.article.get-civil-control':
    '**{name}.** Vous pouvez placer dans les zones habitées et les ports de l’autre les caravanes et navires marchands que vous achetez.',
  'about.article.non-aggression': 'Pas de guerre entre vous ; finit celle en cours. La rompre coûte 2 PH',
  'explained.article.non-aggression':
    '**{name}.** Ni l’un ni l’autre ne peut déclarer la guerre ou attaquer ; entre ennemis, cela fait la paix. Qui la rompt perd 2 PH.',
  'about.article.give-defensive-alliance': 'Vous promettez tant d’unités s’il est attaqué',
  'explained.article.give-defensive-alliance':
    '**{name}.** Vous promettez l’aide d’un nombre d’unités, qu’on vous demande ensuite, si l’autre est attaqué. Vous les déplacez vous-même ; si vous avez tenu parole, c’est un vote qui le dit.',
  'about.article.get-defensive-alliance': 'Il vous promet tant d’unités si l’on vous attaque',
  'explained.article.get-defensive-alliance':
    '**{name}.** L’autre promet l’aide d’un nombre d’unités si vous êtes attaqué. Il les déplace lui-même ; s’il ne vient pas, vous pouvez dénoncer, et tous votent.',
  'about.article.give-offensive-alliance': 'Vous promettez tant d’unités contre des joueurs nommés',
  'explained.article.give-offensive-alliance':
    '**{name}.** Vous promettez l’aide d’un nombre d’unités contre des joueurs nommés. Vous les déplacez vous-même ; une dénonciation est mise aux voix.',
  'about.article.get-offensive-alliance': 'Il vous promet tant d’unités contre des joueurs nommés',
  'explained.article.get-offensive-alliance':
    '**{name}.** L’autre vous promet l’aide d’un nombre d’unités contre des joueurs nommés. Il les déplace lui-même ; s’il ne vient pas, vous pouvez dénoncer, et tous votent.',
  'about.article.armistice': 'Ni combat ni pillage entre vous jusqu’à la fin du tour',
  'explained.article.armistice':
    '**{name}.** Entre deux ennemis, tout combat et tout pillage cessent jusqu’à la fin du tour ; la guerre, elle, continue. Tous le savent. L’enfreindre coûte 2 PH.',
  'about.article.peace': 'Met fin à votre guerre, ou à celle qui n’a pas commencé',
  'explained.article.peace':
    '**{name}.** La guerre entre vous est finie, ou celle qui était déclarée ne commence pas. Les prisonniers restent où ils sont, sauf si le pacte les libère.',
  'about.article.pays': 'Vous payez une fois, à l’acceptation',
  'explained.article.pays':
    '**{name}.** Vous nommez une somme, payée à l’acceptation du pacte. On ne peut pas promettre des florins qu’on n’a pas.',
  'about.article.receives': 'Il paie une fois, en acceptant',
  'explained.article.receives': '**{name}.** Vous nommez une somme, que l’autre paie en acceptant le pacte.',
  'about.article.frees': 'Des unités que vous tenez prisonnières lui reviennent',
  'explained.article.frees':
    '**{name}.** Vous nommez des unités que vous tenez prisonnières ; elles changent de mains à l’acceptation. Les siennes lui reviennent gratuitement, aux prochains achats.',
  'about.article.asks': 'Des unités qu’il tient prisonnières vous reviennent',
  'explained.article.asks':
    '**{name}.** Vous nommez des unités que l’autre tient prisonnières ; elles vous reviennent s’il accepte. Les vôtres reviennent gratuitement, aux prochains achats.',
  'about.article.others': 'Trois signataires ou plus : il dit la même chose entre tous',
  'explained.article.others':
    '**{name}.** Vous nommez d’autres signataires. Le pacte dit la même chose entre tous, et il est conclu quand tous ont accepté ; un seul refus met fin à l’offre.',
  'about.article.words': 'Votre texte à côté du pacte : une promesse sans effet',
  'explained.article.words':
    '**{name}.** Un texte de vous est conservé avec le pacte. Il n’engage personne, mais on le lit si quelqu’un dénonce.',

  // Single answers.
  'about.choice.public': 'Tous voient aussitôt le pacte',
  'explained.choice.public': '**{name}.** Un pacte public est annoncé à tous, et tous savent qui le rompt.',
  'about.choice.secret': 'Seuls les signataires le connaissent ; une rupture est dite sans détails',
  'explained.choice.secret':
    '**{name}.** Seuls ceux qui signent le connaissent. Si l’un le rompt, tous l’apprennent, mais ni avec qui ni ce qu’il disait. Une dénonciation le montre à tous.',
  'about.choice.kept': 'L’accusé ne paie rien',
  'explained.choice.kept':
    '**{name}.** Vous dites que l’accusé a respecté le pacte. S’il n’y a pas plus de voix pour « rompu », rien ne se passe.',
  'about.choice.broken': 'Avec plus de voix, l’accusé perd 2 PH',
  'explained.choice.broken':
    '**{name}.** Vous dites que l’accusé a rompu le pacte. S’il y a plus de voix que pour « respecté », il perd 2 PH et le pacte est fini.',
  'about.choice.silent': 'Pas de voix ; l’accusateur compte « rompu », l’accusé « respecté »',
  'explained.choice.silent':
    '**{name}.** Vous ne vous prononcez pas. Seul compte le silence de l’accusateur, pour « rompu », et celui de l’accusé, pour « respecté ».',
  'about.choice.ability': 'Ce que fait la carte',
  'explained.choice.ability':
    '**{name}.** La carte sert à ce que dit son texte ; elle reste telle quelle chez son propriétaire.',
  'about.choice.points': 'Les points de son coin',
  'explained.choice.points': '**{name}.** La carte donne les points de son coin, à dépenser dans cette phase.',
  'about.choice.nobody-else': 'Seuls viennent ceux déjà nommés',
  'explained.choice.nobody-else': '**{name}.** Personne ne vient d’un autre territoire.',
  'about.choice.alone': 'Plein tarif ; l’Architecte attend un autre bâtiment',
  'explained.choice.alone':
    '**{name}.** Ce bâtiment est payé plein tarif. L’Architecte tourné aide pour un autre de votre liste.',
  'about.choice.then-next': 'Le groupe s’arrête là ; le suivant sera un autre mouvement',
  'explained.choice.then-next': '**{name}.** Le mouvement complet prévu finit avec ce groupe.',
  'about.choice.and-join': 'Un mouvement de plusieurs groupes : le suivant touche son chemin',
  'explained.choice.and-join':
    '**{name}.** Le groupe prévu ensuite part dans le même mouvement complet. Il doit toucher le chemin de celui-ci, et tous finissent au même endroit.',
  'about.card-order.ask': 'On vous consulte chaque fois qu’elle convient',
  'explained.card-order.ask':
    '**{name}.** La consigne habituelle : chaque fois que la carte pourrait répondre, dans vos affaires, on vous consulte et la partie vous attend.',
  'about.card-order.always': 'Jouée dès que possible, au plus simple ; personne n’attend',
  'explained.card-order.always':
    '**{name}.** La carte est jouée sans demander dès qu’elle convient, avec la première réponse possible à chaque question. Pour des dés : ceux de la mêlée seulement.',
  'about.card-order.never': 'On ne vous consulte pas ; vous pouvez la jouer vous-même',
  'explained.card-order.never':
    '**{name}.** Personne ne vous attend pour cette carte. Vous pouvez toujours la jouer de vous-même, ou la tourner pour ses points.',
  'about.keeps.yes': 'Les cartes restent en main jusqu’à « Réclamer »',
  'explained.keeps.yes':
    '**{name}.** Un objectif atteint n’est pas réclamé tout seul : vous gardez la carte et sa capacité, et la rendez pour le jeton quand vous pressez Réclamer.',
  'about.keeps.no': 'L’habitude : un objectif atteint donne aussitôt son jeton',
  'explained.keeps.no':
    '**{name}.** Au début de chaque phase et à la fin du tour, un objectif atteint est réclamé : sa carte va sous la pioche, et vous prenez un jeton.',
  'about.captain-use.own': 'Un capitaine agit comme archer, infanterie ou cavalerie, avec sa capacité',
  'explained.captain-use.own':
    '**{name}.** Un des niveaux dont vos capitaines dépassent l’ennemi est employé : lui-même a la capacité du type que vous nommez ensuite.',
  'about.captain-use.free': 'Un de vos types sert bien que l’ennemi l’ait aussi',
  'explained.captain-use.free':
    '**{name}.** Un des niveaux en plus est employé : vos unités du type nommé ensuite usent de leur capacité bien que l’ennemi ait aussi ce type.',
  'about.captain-use.stop': 'Un type ennemi ne peut user de sa capacité',
  'explained.captain-use.stop':
    '**{name}.** Un des niveaux en plus est employé : les unités ennemies du type nommé ensuite n’usent pas de leur capacité cette manche.',
};
