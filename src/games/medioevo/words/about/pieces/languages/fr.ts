import type { Translation } from '../../../../../../kit/index.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  // Units, transports, engines and buildings.
  'about.unit.light-infantry':
    'La moins chère ; chacune sacrifiée avant les dés : +4 d’attaque, si l’ennemi n’en a pas',
  'explained.unit.light-infantry':
    '**{name}.** Chaque infanterie légère sacrifiée avant le jet ajoute 4 à votre valeur d’attaque, si un seul camp en a. Tombe au premier point de dégâts : à perdre en premier. {cost:# florin|# florins}, et 20 d’entretien par tour ; il en reste {left} sur {limit} dans votre réserve.',
  'about.unit.archer': 'Tire avant la mêlée, touche sur 1–3 au d8, si l’ennemi n’en a pas',
  'explained.unit.archer':
    '**{name}.** Les archers tirent avant la mêlée : chacun touche sur 1 à 3 au d8, si un seul camp en a. Tombe au premier point de dégâts. {cost:# florin|# florins}, et 20 d’entretien par tour ; il en reste {left} sur {limit} dans votre réserve.',
  'about.unit.heavy-infantry': 'Encaisse 2 coups ; chacune ôte 1 à vos propres pertes, si l’ennemi n’en a pas',
  'explained.unit.heavy-infantry':
    '**{name}.** Chaque infanterie lourde ôte 1 aux pertes de son propre camp, si un seul camp en a. Le premier point de dégâts en fait une infanterie légère, le second la tue. {cost:# florin|# florins}, et 20 d’entretien par tour ; il en reste {left} sur {limit} dans votre réserve.',
  'about.unit.cavalry': 'Encaisse 3 coups ; 2 dégâts de plus si la manche est gagnée ou nulle, si l’ennemi n’en a pas',
  'explained.unit.cavalry':
    '**{name}.** Chaque cavalerie inflige 2 points de plus dans une manche gagnée ou à égalité, si un seul camp en a. Touchée, elle devient infanterie lourde, puis légère : trois points la tuent. {cost:# florin|# florins}, et 20 d’entretien par tour ; il en reste {left} sur {limit} dans votre réserve.',
  'about.unit.captain': 'Chaque niveau au-dessus de l’ennemi est un emploi : libérer ou annuler une capacité',
  'explained.unit.captain':
    '**{name}.** Chaque niveau dont vos capitaines dépassent ceux de l’ennemi donne un emploi par manche : agir comme un type, libérer un type à vous, annuler un type ennemi. Tombe au premier point de dégâts. {cost:# florin|# florins}, et 20 d’entretien par tour ; il en reste {left} sur {limit} dans votre réserve.',
  'about.unit.captain-1': 'Chef : un emploi par manche contre une armée sans capitaine',
  'explained.unit.captain-1':
    '**{name}.** Chaque niveau dont vos capitaines dépassent ceux de l’ennemi donne un emploi par manche : agir comme un type, libérer un type à vous, annuler un type ennemi. Tombe au premier point de dégâts. {cost:# florin|# florins}, et 20 d’entretien par tour ; il en reste {left} sur {limit} dans votre réserve.',
  'about.unit.captain-2': 'Chef : deux emplois par manche contre une armée sans capitaine',
  'explained.unit.captain-2':
    '**{name}.** Chaque niveau dont vos capitaines dépassent ceux de l’ennemi donne un emploi par manche : agir comme un type, libérer un type à vous, annuler un type ennemi. Tombe au premier point de dégâts. {cost:# florin|# florins}, et 20 d’entretien par tour ; il en reste {left} sur {limit} dans votre réserve.',
  'about.unit.captain-3': 'Chef : trois emplois par manche contre une armée sans capitaine',
  'explained.unit.captain-3':
    '**{name}.** Chaque niveau dont vos capitaines dépassent ceux de l’ennemi donne un emploi par manche : agir comme un type, libérer un type à vous, annuler un type ennemi. Tombe au premier point de dégâts. {cost:# florin|# florins}, et 20 d’entretien par tour ; il en reste {left} sur {limit} dans votre réserve.',
  'about.vehicle-kind.war-wagon': 'Emmène des unités par terre[ : {capacity}, sur {movement} pas par tour]',
  'explained.vehicle-kind.war-wagon':
    '**{name}.** Sans chariots, les unités ne vont nulle part sur terre (sauf hors d’un château). Il porte 3, 6 ou 9 unités et fait 6, 7 ou 8 pas selon son niveau. Un niveau coûte 100 florins et un point bleu (Menuiserie) ; entretien 20. Il faut un de vos jetons de propriété (il en reste {marks}).',
  'about.vehicle-kind.galley': 'Emmène des unités par mer et y combat[ : {capacity}, sur {movement} pas par tour]',
  'explained.vehicle-kind.galley':
    '**{name}.** Emmène unités, chariots et machines par mer, une place chacun : 3, 6 ou 9 places, 6, 7 ou 8 pas selon son niveau. En mer, la somme des niveaux de galères est un bonus au combat. Un niveau coûte 100 florins et un point bleu (Menuiserie) ; entretien 20. Il faut un de vos jetons de propriété (il en reste {marks}).',
  'about.vehicle-kind.caravan': 'Commerce par terre[ : {capacity} cubes, {movement} pas par tour]',
  'explained.vehicle-kind.caravan':
    '**{name}.** Porte des marchandises par terre : 2, 4 ou 6 cubes, 6, 7 ou 8 pas selon son niveau. Acheter et vendre coûtent un pas chacun. Pas besoin d’escorte, mais les armées hostiles la pillent. Un niveau coûte 100 florins et un point bleu (Menuiserie) ; entretien 20. Il faut un de vos jetons de propriété (il en reste {marks}).',
  'about.vehicle-kind.merchant-ship': 'Commerce de port en port[ : {capacity} cubes, {movement} pas par tour]',
  'explained.vehicle-kind.merchant-ship':
    '**{name}.** Porte des marchandises par mer et commerce dans les ports : 2, 4 ou 6 cubes, 6, 7 ou 8 pas selon son niveau. Acheter et vendre coûtent un pas chacun. Galères hostiles et hordes en mer le pillent. Un niveau coûte 100 florins et un point bleu (Menuiserie) ; entretien 20. Il faut un de vos jetons de propriété (il en reste {marks}).',
  'about.vehicle-kind.siege-engine':
    'Un tir par servant (3) : 2, 3, 4 dégâts aux unités selon le niveau ; II, III aussi aux bâtiments',
  'explained.vehicle-kind.siege-engine':
    '**{name}.** Catapulte, trébuchet ou bombarde. Un tir par servant, 3 au plus : sur 1 à 3 au d8, 2, 3 ou 4 points aux unités ; les niveaux II et III peuvent viser un bâtiment pour 1 ou 2. Les servants sont hors de la mêlée. Fait 4 pas seule. Un niveau coûte 100 florins et un point vert (Mathématiques) ; entretien 20. Il faut un jeton de propriété (reste {marks}).',
  'about.building.village': 'La taxe une fois de plus, et 1 unité de plus à acheter par tour',
  'explained.building.village':
    '**{name}.** Paie la taxe une fois de plus par tour et permet d’acheter une unité de plus. Commerce y vend 25 de plus par cube. Seulement en zone habitée. {cost} florins, {points:# point|# points} ({technology}) ; structure {structure}.',
  'about.building.town': 'La taxe deux fois de plus, et 2 unités de plus à acheter par tour',
  'explained.building.town':
    '**{name}.** Paie la taxe deux fois de plus par tour et permet d’acheter deux unités de plus. Commerce y vend 50 de plus par cube. Seulement en zone habitée ; un village s’améliore pour la différence. {cost} florins, {points:# point|# points} ({technology}) ; structure {structure}.',
  'about.building.city': '1 PH ; la taxe trois fois de plus, 20 par cube du marché, 3 unités de plus par tour',
  'explained.building.city':
    '**{name}.** Rapporte 1 PH à la construction. Paie la taxe trois fois de plus, et 20 florins par cube de son marché ; trois unités de plus par tour. Le plus de cités est une majorité à la fin. S’améliore pour la différence. {cost} florins, {points:# point|# points} ({technology}) ; structure {structure}.',
  'about.building.tower': 'Ôte 1 à une sorte de dégâts par manche ; 1 jeton de contrôle ; on y place des troupes',
  'explained.building.tower':
    '**{name}.** Ôte 1 point par manche aux dégâts des machines, des archers ou de la mêlée. Donne 1 jeton de contrôle, placé aussitôt sur une terre voisine à personne ou à vous, tenue ainsi sans unités. On peut y acheter troupes, chariots et machines. {cost} florins, {points:# point|# points} ({technology}) ; structure {structure}.',
  'about.building.fort': 'Ôte 2 à une sorte de dégâts par manche ; 2 jetons de contrôle',
  'explained.building.fort':
    '**{name}.** Ôte 2 points par manche aux dégâts des machines, des archers ou de la mêlée. Donne 2 jetons de contrôle (la différence si on l’améliore), placés aussitôt sur des terres voisines. {cost} florins, {points:# point|# points} ({technology}) ; structure {structure}.',
  'about.building.castle': '1 PH ; ôte 3 à une sorte de dégâts ; 3 jetons de contrôle ; on en sort sans payer',
  'explained.building.castle':
    '**{name}.** Rapporte 1 PH à la construction. Ôte 3 points par manche à une sorte de dégâts. Donne 3 jetons de contrôle. En sortir par terre est gratuit et sans chariot. Le plus de châteaux est une majorité à la fin. {cost} florins, {points:# point|# points} ({technology}) ; structure {structure}.',
  'about.building.cathedral': '1 PH ; 2 cartes de plus au choix à chaque achat de carte Empire',
  'explained.building.cathedral':
    '**{name}.** Rapporte 1 PH à la construction. Chacune fait piocher deux cartes de plus à l’achat d’une carte Empire. Le plus de cathédrales est une majorité à la fin. Une par territoire. {cost} florins, {points:# point|# points} ({technology}) ; structure {structure}.',
  'about.building-class.civil': 'Village, ville ou cité : taxe, unités, marché',
  'explained.building-class.civil':
    '**{name}.** Le bâtiment civil d’un territoire : village, ville, cité. Il paie la taxe une fois de plus par niveau, permet une unité de plus par niveau, et renchérit les ventes avec Commerce.',
  'about.building-class.military': 'Tour, fort ou château : protection et jetons de contrôle',
  'explained.building-class.military':
    '**{name}.** Le bâtiment militaire d’un territoire : tour, fort, château. Il ôte son niveau à une sorte de dégâts par manche et soutient des jetons de contrôle à côté ; s’il tombe, ils partent.',
  'about.building-class.religious': 'Une cathédrale : plus de cartes au choix',
  'explained.building-class.religious':
    '**{name}.** La cathédrale d’un territoire. Chacune fait piocher deux cartes de plus à l’achat d’une carte Empire, et compte pour une majorité à la fin.',
};
