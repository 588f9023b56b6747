import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  'about.setup.scenario.none': 'Tout se tire ou se choisit, 11 manches à partir de 198 av. J.-C. Pour débuter.',
  'explained.setup.scenario.none':
    'Toute la conquête (198–18 av. J.-C.) : les dés désignent une ville de chaque province hispanique, qui se révolte avec un à trois disques ; vous choisissez les voies et les départs des généraux. Jusqu’à 11 manches de trois tours, aucune règle spéciale. Pour tout le monde, et surtout pour une première partie.',
  'about.setup.scenario.first-repression':
    'Caton, 195 av. J.-C. : deux armées à vos portes, un premier tour du consul très fort. 11 manches.',
  'explained.setup.scenario.first-repression':
    'La première répression (197–194 av. J.-C.) : les deux provinces se sont soulevées, et le consul Caton arrive avec une armée. Des armées sont à Puciala et à Castulo, à vos portes ; le consul commence à Baecula. Dans les combats de son premier tour, une armée ne compte que son dé : ni révoltes ni doublement. Jusqu’à 11 manches, la première avec le seul tour du consul ; au moins deux armées. Pour ceux qui connaissent le jeu.',
  'about.setup.scenario.siege-of-numantia':
    'Une armée sur trois révoltes à Numantia ; vous tenez trois villes. Jusqu’à 9 manches.',
  'explained.setup.scenario.siege-of-numantia':
    'Le siège de Numance (153–133 av. J.-C.) : tout tourne autour d’une capitale, où une armée est sur trois révoltes. Vous commencez loin dans l’intérieur, avec des garnisons à Regina, Osca et Segobriga. Deux cases de la piste sont couvertes : jusqu’à 9 manches, la première avec le seul tour du consul. Aucune autre armée ne commence en Ilergetia. Pour ceux qui connaissent le jeu et le veulent un peu moins long.',
  'about.setup.scenario.terror-of-rome':
    'Viriate mène une armée deux fois plus forte. Jusqu’à 8 manches ; la révolte commence.',
  'explained.setup.scenario.terror-of-rome':
    'La terreur de Rome (147–139 av. J.-C.) : Viriate mène l’armée spéciale, qui double sa propre valeur (variante Terror, toujours jouée ici) ; elle commence à Abula sur trois révoltes. Trois cases de la piste sont couvertes : jusqu’à 8 manches, et le premier tour n’a que sa phase hispanique. Pour des joueurs expérimentés ; la variante Hispano est conseillée en plus.',
  'about.setup.scenario.river-of-oblivion':
    'Des pirates ; le nord s’ouvre quand le préteur d’Ulterior franchit le Léthé. Jusqu’à 8 manches.',
  'explained.setup.scenario.river-of-oblivion':
    'Le fleuve de l’oubli (138–136 av. J.-C.) : tant que le bâton est sur le Durius, aucun Romain ne va au nord, et les garnisons n’ajoutent rien aux sièges et attaques là-bas. Il est retiré quand le préteur d’Ulterior paie un chemin par terre qui le franchit. Pirates toujours ; au moins trois flottes, au plus quatre voies. Trois cases sont couvertes : jusqu’à 8 manches. Pour des joueurs expérimentés qui aiment les flottes.',
  'about.setup.scenario.new-empire':
    'Seules les deux provinces du nord résistent ; trois variantes. Le plus court : 6 manches.',
  'explained.setup.scenario.new-empire':
    'Le nouvel empire (26–19 av. J.-C.) : six villes de Gallaecia et de Cantabria sont en révolte, avec une armée et l’armée spéciale ; le lancer de révolte ne frappe que là. Vous tenez les quatre autres capitales. Imperivm, Legio Hispana et Terror sont toujours joués, Pirates jamais ; 5 voies, 2 armées. Six manches au plus, la première avec le seul tour du consul.',

  'about.setup.denarii.7': 'Le plus facile : une action de plus par tour ; un joueur simple gagne 63 fois sur 100.',
  'explained.setup.denarii.7':
    '7 deniers par tour, premier chiffre du niveau : chaque général en paie ses déplacements, sièges, attaques et garnisons. Le choix le plus facile. Les autres chiffres étant ceux de 64342, un joueur automatique simple gagne 63 parties sur 100.',
  'about.setup.denarii.6': 'Le nombre habituel ; un joueur simple gagne 36 fois sur 100.',
  'explained.setup.denarii.6':
    '6 deniers par tour, premier chiffre du niveau : le nombre habituel. Avec Hispano, c’est toujours 6. Les autres chiffres étant ceux de 64342, un joueur automatique simple gagne 36 parties sur 100.',
  'about.setup.denarii.5': 'Le plus dur : une action de moins par tour ; un joueur simple gagne 12 fois sur 100.',
  'explained.setup.denarii.5':
    '5 deniers par tour, premier chiffre du niveau : une action de moins pour chaque général à chaque tour. Le choix le plus difficile. Les autres chiffres étant ceux de 64342, un joueur automatique simple gagne 12 parties sur 100.',
  'about.setup.garrisons.5':
    'Le plus facile : 15 disques, 6 pour les capitales ; un joueur simple gagne 41 fois sur 100.',
  'explained.setup.garrisons.5':
    '5 garnisons par général, deuxième chiffre du niveau. Six capitales en demandent six ; les neuf autres gardent des villes contre la révolte et soutiennent sièges et attaques. Les autres chiffres étant ceux de 64342, un joueur automatique simple gagne 41 parties sur 100.',
  'about.setup.garrisons.4': 'L’habituel : 12 disques, 6 pour les capitales ; un joueur simple gagne 36 fois sur 100.',
  'explained.setup.garrisons.4':
    '4 garnisons par général, deuxième chiffre du niveau : le nombre habituel. Six capitales en demandent six sur douze. Les autres chiffres étant ceux de 64342, un joueur automatique simple gagne 36 parties sur 100.',
  'about.setup.garrisons.3': 'Le plus dur : 9 disques, 6 pour les capitales ; un joueur simple gagne 25 fois sur 100.',
  'explained.setup.garrisons.3':
    '3 garnisons par général, deuxième chiffre du niveau. Six capitales en demandent six sur neuf : il n’en reste guère pour garder et soutenir. Les autres chiffres étant ceux de 64342, un joueur automatique simple gagne 25 parties sur 100.',
  'about.setup.fleets.4': 'Le plus facile : mers 1 à 4 ; un joueur simple gagne 41 fois sur 100.',
  'explained.setup.fleets.4':
    '4 flottes, troisième chiffre du niveau, dans les mers 1 à 4. Un général ne va en mer que là où se trouve une flotte. Le consul commence et revient sur une flotte. Les autres chiffres étant ceux de 64342, un joueur automatique simple gagne 41 parties sur 100.',
  'about.setup.fleets.3': 'L’habituel : mers 1 à 3 ; un joueur simple gagne 36 fois sur 100.',
  'explained.setup.fleets.3':
    '3 flottes, troisième chiffre du niveau, dans les mers 1 à 3 : le nombre habituel. Avec Pirates, les deux autres mers sont fermées. Les autres chiffres étant ceux de 64342, un joueur automatique simple gagne 36 parties sur 100.',
  'about.setup.fleets.2': 'Le plus dur : mers 1 et 2, l’Atlantique est loin ; un joueur simple gagne 30 fois sur 100.',
  'explained.setup.fleets.2':
    '2 flottes, troisième chiffre du niveau, dans les mers 1 et 2. Le consul n’a que deux endroits pour commencer et revenir ; avec Pirates, trois mers sont fermées. Les autres chiffres étant ceux de 64342, un joueur automatique simple gagne 30 parties sur 100.',
  'about.setup.roads.5':
    'Le plus facile : cinq tronçons avant le premier tour ; un joueur simple gagne 36 fois sur 100.',
  'explained.setup.roads.5':
    '5 voies à placer au début, quatrième chiffre du niveau. Une chaîne continue de voies coûte 1 denier, si longue soit-elle. Les autres chiffres étant ceux de 64342, un joueur automatique simple gagne 36 parties sur 100.',
  'about.setup.roads.4': 'Le nombre habituel ; un joueur simple gagne 36 fois sur 100.',
  'explained.setup.roads.4':
    '4 voies à placer au début, quatrième chiffre du niveau : le nombre habituel. Une chaîne continue de voies coûte 1 denier, si longue soit-elle. Les autres chiffres étant ceux de 64342, un joueur automatique simple gagne 36 parties sur 100.',
  'about.setup.roads.3': 'Le plus dur : trois tronçons avant le premier tour ; un joueur simple gagne 34 fois sur 100.',
  'explained.setup.roads.3':
    '3 voies à placer au début, quatrième chiffre du niveau. Une chaîne continue de voies coûte 1 denier, si longue soit-elle. Les autres chiffres étant ceux de 64342, un joueur automatique simple gagne 34 parties sur 100.',
  'about.setup.armies.1': 'Le plus facile ; un joueur simple gagne 60 fois sur 100.',
  'explained.setup.armies.1':
    '1 armée au départ, dernier chiffre du niveau. Les armées placent une révolte presque à chaque phase et combattent vos généraux ; il peut en venir jusqu’à trois. Les autres chiffres étant ceux de 64342, un joueur automatique simple gagne 60 parties sur 100.',
  'about.setup.armies.2': 'Le nombre habituel ; un joueur simple gagne 36 fois sur 100.',
  'explained.setup.armies.2':
    '2 armées au départ, dernier chiffre du niveau : le nombre habituel. Les autres chiffres étant ceux de 64342, un joueur automatique simple gagne 36 parties sur 100.',
  'about.setup.armies.3': 'Le plus dur : toutes les trois dès le début ; un joueur simple gagne 16 fois sur 100.',
  'explained.setup.armies.3':
    '3 armées au départ, dernier chiffre du niveau : toutes celles qui existent. Les autres chiffres étant ceux de 64342, un joueur automatique simple gagne 16 parties sur 100.',

  'about.setup.ingenivm.on': 'Aide Rome : on garde des voies pour les construire en jeu, 1 denier le segment.',
  'explained.setup.ingenivm.on':
    'Ingenivm : à la mise en place, vous pouvez garder des voies. En jeu, un général en construit une depuis la ville où il est seul, pour 1 denier le segment : la voie va là où est la guerre.',
  'about.setup.ingenivm.off': 'Toutes les voies se placent avant le premier tour.',
  'explained.setup.ingenivm.off':
    'Sans Ingenivm : toutes les voies se placent au début. Celle qui ne trouve pas de place retourne dans la boîte.',
  'about.setup.imperivm.on':
    'Aide Rome : Ulterior bouge gratis, +1 aux sièges de Citerior, le consul mène les préteurs.',
  'explained.setup.imperivm.on':
    'Imperivm : chaque général a un pouvoir. Le préteur d’Ulterior se déplace une fois pour rien après sa phase hispanique ; le préteur de Citerior ajoute 1 au dé de ses sièges, avant de doubler ; le consul peut payer des déplacements des préteurs. Pour ceux qui veulent trois généraux différents.',
  'about.setup.imperivm.off': 'Les généraux ne diffèrent que par leur province.',
  'explained.setup.imperivm.off':
    'Sans Imperivm : aucun pouvoir. Les préteurs ajoutent tout de même 1 à côté d’une ville de leur province.',
  'about.setup.proconsvl.on': 'Aide Rome : une fois, pour 3 deniers, un quatrième général qui agit à chaque tour.',
  'explained.setup.proconsvl.on':
    'Proconsvl : une fois dans la partie, celui qui joue paie 3 deniers et le proconsul arrive sur une flotte sans général en Mare Balearicum. On peut dès lors dépenser des deniers avec lui à chaque tour. Il n’a ni garnisons ni +1, et battu il disparaît.',
  'about.setup.proconsvl.off': 'Trois généraux, pas davantage.',
  'explained.setup.proconsvl.off': 'Sans Proconsvl : les trois généraux seulement.',
  'about.setup.legio-hispana.on': 'Aide Rome : une garnison de plus, qui compte pour les trois généraux.',
  'explained.setup.legio-hispana.on':
    'Legio Hispana : une garnison de plus, d’abord dans la réserve du consul. Sur le plateau, elle compte pour chacun des trois généraux ; celui qui se trouve avec elle peut la reprendre et la replacer.',
  'about.setup.legio-hispana.off': 'Chaque général n’a que ses propres garnisons.',
  'explained.setup.legio-hispana.off': 'Sans Legio Hispana : chaque général n’a que ses propres garnisons.',
  'about.setup.pirates.on': 'Aide la révolte : une révolte dans chaque mer sans flotte, nul n’y navigue.',
  'explained.setup.pirates.on':
    'Pirates : une révolte dans chaque mer sans flotte, d’une à trois selon le niveau. Aucune flotte n’y entre ni n’y passe ; elles soutiennent les armées de leur côte, et on les retire par un siège contre le numéro de la mer. Elles aussi sortent de la réserve.',
  'about.setup.pirates.off': 'Les mers sont libres.',
  'explained.setup.pirates.off': 'Sans Pirates : pas de révoltes en mer.',
  'about.setup.terror.on': 'Aide la révolte : l’une des trois armées double sa propre valeur.',
  'explained.setup.terror.on':
    'Terror : l’une des trois armées est l’armée spéciale, qui double sa propre valeur quand elle assiège, attaque ou est attaquée (pas quand elle en soutient une autre). Vaincue, elle retourne en réserve et peut revenir.',
  'about.setup.terror.traitors': 'De même, et l’on peut payer une fois 1 à 3 deniers pour faire assassiner son chef.',
  'explained.setup.terror.traitors':
    'Terror avec traîtres : l’une des trois armées double sa propre valeur. Une fois dans la partie, un général à côté d’elle peut dépenser 1 à 3 deniers : si le dé ne dépasse pas ce nombre, une armée normale la remplace pour de bon. S’il le dépasse, la révolte s’étend aussitôt.',
  'about.setup.terror.off': 'Les trois armées se valent.',
  'explained.setup.terror.off': 'Sans Terror : les trois armées se valent.',
  'about.setup.hispano.on': 'Un joueur de plus, le dernier à rejoindre, mène la révolte avec 2 deniers par tour.',
  'explained.setup.hispano.on':
    'Hispano : un joueur mène la révolte contre les autres. Il choisit où elle commence et a 2 deniers à chaque tour : pour relancer un dé, choisir la route d’une armée, ajouter à une armée ou à un bouclier, frapper avec une armée. Les Romains ont toujours 6 deniers. De deux à quatre joueurs.',
  'about.setup.hispano.off': 'Personne ne mène la révolte, mais les dés ; tous gagnent ou perdent ensemble.',
  'explained.setup.hispano.off':
    'Sans Hispano : les dés mènent la révolte, et tous les joueurs gagnent ou perdent ensemble. De un à trois joueurs.',

  'about.commander.praetor-ulterior':
    'Joue en premier ; +1 près d’Ulterior[ ; à {at}][ ; {off}][ ; {left:# garnison|# garnisons}][ ; {power}]',
  'explained.commander.praetor-ulterior':
    'Préteur d’Ulterior (rouge) : joue en premier, commence et revient dans une ville d’Ulterior. Il ajoute 1 quand lui-même, ou une garnison qui le soutient, est connecté à une ville d’Ulterior.[ À présent à {at}.][ À présent {off}.][ En réserve : {left:# garnison|# garnisons}.] Battu, il quitte le plateau avec toutes les garnisons de sa case, bloque 1 denier de chaque autre tour, et revient au début du sien.[ Imperivm : {whole}.]',
  'about.commander.praetor-citerior':
    'Joue en deuxième ; +1 près de Citerior[ ; à {at}][ ; {off}][ ; {left:# garnison|# garnisons}][ ; {power}]',
  'explained.commander.praetor-citerior':
    'Préteur de Citerior (jaune) : joue en deuxième, commence et revient dans une ville de Citerior. Il ajoute 1 quand lui-même, ou une garnison qui le soutient, est connecté à une ville de Citerior.[ À présent à {at}.][ À présent {off}.][ En réserve : {left:# garnison|# garnisons}.] Battu, il quitte le plateau avec toutes les garnisons de sa case, bloque 1 denier de chaque autre tour, et revient au début du sien.[ Imperivm : {whole}.]',
  'about.commander.consul':
    'Joue en dernier ; part d’une flotte[ ; à {at}][ ; {off}][ ; {left:# garnison|# garnisons}][ ; {power}]',
  'explained.commander.consul':
    'Consul (bleu) : joue en dernier, commence et revient sur n’importe quelle flotte. Il n’a pas de +1 d’une province.[ À présent à {at}.][ À présent {off}.][ En réserve : {left:# garnison|# garnisons}.] Battu, il quitte le plateau avec toutes les garnisons de sa case, bloque 1 denier de chaque autre tour, et revient au début du sien.[ Imperivm : {whole}.]',
  'about.commander.proconsul': 'Agit à chaque tour ; ni garnisons ni +1 ; battu, il disparaît[ ; à {at}]',
  'explained.commander.proconsul':
    'Proconsul (blanc) : celui qui joue peut aussi dépenser des deniers avec lui. Il garde, soutient et est attaqué comme un général, mais n’a ni garnisons, ni +1 d’une province, ni pouvoir.[ À présent à {at}.] Battu, il quitte la partie avec les garnisons de sa case.',
  'power.praetor-ulterior': 'un déplacement gratuit',
  'power-whole.praetor-ulterior':
    'un déplacement gratuit après sa phase hispanique, le long d’une connexion ou d’une chaîne de voies',
  'power.praetor-citerior': '+1 aux sièges',
  'power-whole.praetor-citerior': '+1 au dé de ses sièges, avant de doubler',
  'power.consul': 'mène les préteurs',
  'power-whole.consul': 'ses deniers peuvent aussi déplacer les préteurs',

  'about.garrison.praetor-ulterior': 'Soutient le préteur d’Ulterior[ ; encore {left} dans sa réserve]',
  'explained.garrison.praetor-ulterior':
    'Garnison d’Ulterior (rouge) : garde sa ville contre la révolte, et ajoute 1 à la valeur du préteur d’Ulterior si elle est connectée à lui, seule ou par d’autres de ses garnisons. Une armée peut la prendre par un siège.[ En réserve : {left}.]',
  'about.garrison.praetor-citerior': 'Soutient le préteur de Citerior[ ; encore {left} dans sa réserve]',
  'explained.garrison.praetor-citerior':
    'Garnison de Citerior (jaune) : garde sa ville contre la révolte, et ajoute 1 à la valeur du préteur de Citerior si elle est connectée à lui, seule ou par d’autres de ses garnisons. Une armée peut la prendre par un siège.[ En réserve : {left}.]',
  'about.garrison.consul': 'Soutient le consul[ ; encore {left} dans sa réserve]',
  'explained.garrison.consul':
    'Garnison du consul (bleue) : garde sa ville contre la révolte, et ajoute 1 à la valeur du consul si elle est connectée à lui, seule ou par d’autres de ses garnisons. Une armée peut la prendre par un siège.[ En réserve : {left}.]',
  'about.garrison.legion': 'Soutient les trois généraux ; chacun peut la reprendre et la replacer',
  'explained.garrison.legion':
    'Legio Hispana (violette) : une garnison qui compte pour chacun des trois généraux à la fois. Celui qui se trouve avec elle peut la prendre dans sa réserve. Perdue face à une armée, elle va dans la réserve du consul.',

  'about.space.city': 'Ville[ {number} de {province}, bouclier {number}][ : {there}]',
  'explained.space.city':
    '[{city} – ]ville[ numéro {number} de {province}]. Son numéro est son bouclier : un siège doit le dépasser, et entre plusieurs villes une armée va à celle dont le bouclier est le plus proche de son dé. Tant qu’une garnison ou un général s’y trouve, aucune révolte n’y éclate.[ À présent : {whose}.][ Connectée à {ways}.]',
  'about.space.capital':
    'Capitale[ de {province}], bouclier 6[ : {there}][ ; {count:# ville en révolte|# villes en révolte}]',
  'explained.space.capital':
    '[{city} – ]capitale[ de {province}], bouclier 6. Rome gagne quand des garnisons occupent les six capitales et qu’aucune ville d’Ulterior ou de Citerior n’est en révolte. On n’en place ici que si aucune ville de la province n’est en révolte.[ À présent : {whose}.][ En révolte : {revolting}.][ Connectée à {ways}.]',
  'about.space.roman': 'Ville romaine[, {number} de {province}, bouclier {number}][ : {there}]',
  'explained.space.roman':
    '[{city} – ]ville romaine[, numéro {number} de {province}]. Rome ne peut pas gagner tant qu’elle est en révolte. Le lancer de révolte ne la frappe jamais, mais une armée peut y venir. Le préteur de sa province commence et revient dans une de ses villes sans révolte, et ajoute 1 à côté d’une ville de la province.[ À présent : {whose}.][ Connectée à {ways}.]',
  'about.space.sea': 'Mer[ {number}][ : {there}]',
  'explained.space.sea':
    '[{city} – ]mer[ numéro {number}]. Un général n’y entre que si une flotte s’y trouve, et navigue avec elle pour 1 denier par mer. Il assiège, attaque et soutient aussi de là, et aucune armée ne peut l’y atteindre.[ À présent : {whose}.][ Connectée à {ways}.]',
  'about.road.site':
    'Sans voie[ {segments:# denier|# deniers}] ; toute la chaîne 1[ ; nouveau : {city}][, près de {near}]',
  'explained.road.site':
    'Une voie : une chaîne continue de voies coûte 1 denier en tout, si longue soit-elle, et pour toute la partie. Une nouvelle voie part d’une ville déjà desservie, et ne touche ni ville en révolte ni capitale. Une révolte sur la chaîne la coupe tant qu’elle y reste.',
  'about.army.normal': 'Place des révoltes et attaque qui se trouve sur sa route',
  'explained.army.normal':
    'Une armée se tient sur une révolte. À chaque phase hispanique, elle va vers une ville connectée de sa province : elle place une révolte dans une ville calme, attaque un général, assiège une garnison. Elle vaut le dé hispanique et toutes les révoltes connectées à elle, doublés par chaque autre armée à côté de l’ennemi. Vaincue par une attaque, elle part avec toutes ses révoltes.',
  'about.army.special': 'De même, et elle double sa propre valeur',
  'explained.army.special':
    'L’armée spéciale (variante Terror) : comme toute armée, mais elle double sa propre valeur quand elle assiège, attaque ou est attaquée. En soutien elle double une fois, comme toute armée. Vaincue, elle retourne en réserve.',

  'about.choice.move': 'Un général suit des connexions, 1 denier le segment',
  'explained.choice.move':
    'Se déplacer : 1 denier par segment ; une chaîne continue de voies coûte 1 en tout. Ni dans une ville en révolte, ni en mer sans flotte ; on passe un autre général, sans s’arrêter avec lui.',
  'about.choice.sail': 'Une flotte va par mer, 1 denier par mer, avec qui est à bord',
  'explained.choice.sail':
    'Déplacer une flotte : n’importe laquelle, pour 1 denier par mer, avec le général à bord, à qui qu’il soit. Jamais deux flottes dans la même mer ; les pirates barrent la route.',
  'about.choice.place': 'Une garnison dans la ville où il se trouve, pour 1 denier',
  'explained.choice.place':
    'Placer une garnison : 1 denier, dans la ville où le général du tour est seul, trois par ville au plus. Dans une capitale, seulement si toute sa province est calme.',
  'about.choice.remove': 'Une garnison de la ville où il se trouve retourne dans sa réserve, pour 1 denier',
  'explained.choice.remove':
    'Retirer une garnison : 1 denier, de la ville où se trouve le général du tour. Il pourra la placer ailleurs.',
  'about.choice.siege': 'Dé, deniers et garnisons contre le bouclier : gagné, une révolte part ; sinon rien',
  'explained.choice.siege':
    'Siège d’une ville connectée, en révolte et sans armée, pour 1 à 3 deniers : dé romain, deniers et garnisons en soutien, doublés par chaque autre général à côté de la ville, contre son bouclier, doublé par chaque armée à côté du général. Au-dessus : la révolte du dessus retourne en réserve. Sinon on ne perd que les deniers.',
  'about.choice.attack': 'Contre une armée : gagnée, elle part avec ses révoltes ; perdue, le général et ses garnisons',
  'explained.choice.attack':
    'Attaque d’une armée connectée, pour 1 à 3 deniers : dé romain, deniers et garnisons en soutien contre dé hispanique et révoltes en soutien ; chaque autre général à côté de l’armée et chaque autre armée à côté du général double. Au-dessus : l’armée et ses révoltes partent. Au-dessous : le général et toutes les garnisons de sa case partent, et la phase finit. Égalité : rien.',
  'about.choice.lay': 'Une voie gardée depuis la ville où il se trouve, 1 denier le segment',
  'explained.choice.lay':
    'Construire une voie (Ingenivm) : un général seul dans une ville en construit une gardée, pour 1 denier le segment. Une des deux villes doit être desservie ; aucune ne peut être en révolte ni capitale.',
  'about.choice.call': 'Un quatrième général sur une flotte en Mare Balearicum, une fois, pour 3 deniers',
  'explained.choice.call':
    'Appeler le proconsul : une fois dans la partie, pour 3 deniers, sur une flotte sans général en Mare Balearicum. Il agit dès lors à chaque tour.',
  'about.choice.bribe': '1 à 3 deniers : si le dé ne les dépasse pas, une armée normale la remplace ; un essai',
  'explained.choice.bribe':
    'Payer des traîtres : un général à côté de l’armée spéciale dépense 1 à 3 deniers, une fois dans la partie. Si le dé romain ne les dépasse pas, une armée normale la remplace pour de bon. Sinon, un lancer de révolte a lieu aussitôt ; puis la phase continue.',

  'about.choice.roman': 'Désigne la province',
  'explained.choice.roman':
    'Le dé romain du lancer de révolte désigne la province, de I à VI : relancé, il peut porter la révolte dans une autre, à la ville du même numéro.',
  'about.choice.hispanic': 'Désigne la ville',
  'explained.choice.hispanic':
    'Le dé hispanique du lancer de révolte désigne la ville : relancé, il peut porter la révolte dans une autre ville de la même province.',
  'about.choice.raise': 'Quand un Romain assiège ou attaque : 1 ou 2 de plus au bouclier ou à l’armée',
  'explained.choice.raise':
    'Ajouter : quand un Romain a déclaré un siège ou une attaque, vous pouvez ajouter 1 ou 2 deniers au bouclier ou au dé de l’armée, avant de doubler.',
  'about.choice.again': 'Quand votre dé est mal tombé : le relancer pour 1',
  'explained.choice.again':
    'Relancer : pour 1 denier, vous relancez un dé du lancer de révolte, ou votre dé d’un combat. Le dernier lancer compte.',
  'about.choice.choose': 'Quand une armée a plusieurs routes : en choisir une pour 1',
  'explained.choice.choose':
    'Les routes des armées : avant le dé du mouvement d’une armée, vous pouvez choisir pour 1 denier l’une des villes où elle peut aller.',
  'about.choice.strike': 'Avant et après les mouvements : une armée attaque à côté d’elle, pour 1 ou 2',
  'explained.choice.strike':
    'Frapper : pour 1 ou 2 deniers, ajoutés à son dé, une armée attaque un général ou assiège une garnison dans une ville connectée, de toute province. Elle se déplace tout de même.',
  'about.choice.ask': 'On vous demande à chaque fois ; la partie vous attend',
  'explained.choice.ask': 'Me demander : vous décidez à chaque fois, et la partie attend votre réponse.',
  'about.choice.sensible': 'On répond pour vous aussitôt, quand un denier rapporte assez ; nul n’attend',
  'explained.choice.sensible':
    'Faire au mieux : on répond aussitôt pour vous. Ajoute quand chaque denier ôte à Rome un sixième des lancers ; relance quand au moins la moitié des faces vaut mieux, ou que le lancer de révolte doit rapporter une demi-révolte de plus ; choisit une route ou frappe quand cela vaut, par denier, une demi-révolte de plus que le dé.',
  'about.choice.never': 'Jamais demandé, jamais fait : vos deniers restent pour le reste',
  'explained.choice.never':
    'Jamais : on ne vous demande rien, et rien n’est fait. Vos deniers du tour restent pour vos autres réponses.',
};
