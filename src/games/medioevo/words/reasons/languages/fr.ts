import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  // When something is done.
  'time.setup': 'à la mise en place',
  'time.turn-order': 'en phase 1, l’ordre du tour',
  'time.events': 'en phase 2, les événements',
  'time.dice': 'après un jet que vous pouvez refaire',
  'time.taxes': 'en phase 3, les taxes',
  'time.debts': 'quand vous ne pouvez pas payer votre dû',
  'time.purchases': 'en phase 4, les achats',
  'time.combat': 'en phase 5, le combat, pendant votre mouvement complet',
  'time.battle': 'pendant une de vos batailles',
  'time.spoils': 'après une bataille que vous avez gagnée',
  'time.commerce': 'en phase 6, le commerce, quand vient votre tour',
  // Why it cannot be done now, and what can.
  'reject.other-time': '« {verb} » se fait {time}.[ À vous maintenant : {owed}.][ Phase actuelle : {phase}.]',
  'reject.nothing-asks': 'Rien ne demande « {verb} » en ce moment.[ À vous : {owed}.][ Phase actuelle : {phase}.]',
  'reject.out-of-game': 'Votre royaume est en faillite et hors du jeu : vous pouvez regarder et tout consulter.',
  'reject.list-closed': 'Votre liste est fermée jusqu’à ce que tous soient prêts : « Modifier votre liste » la rouvre.',
  // Money.
  'reject.florins-short': 'Cela coûte {cost:# florin|# florins}, et vous en avez {cash}.',
  'reject.loan-this-turn': 'Un emprunt par tour : vous l’avez pris. Le prochain au tour suivant.',
  'reject.loans-most': 'Vous avez cinq emprunts, le maximum : remboursez-en un d’abord (`/repay`).',
  'reject.no-loan': 'Vous n’avez aucun emprunt à rembourser.',
  'reject.repaid-this-turn': 'On rembourse un emprunt par tour : c’est fait. Le prochain au tour suivant.',
  // Purchases.
  'reject.nothing-to-buy':
    'Rien de tel ne peut aller sur votre liste : il manque les florins, le plan, les pièces ou un lieu.',
  'reject.units-limit':
    'Votre limite de {limit:# unité|# unités} pour ce tour est atteinte. Chaque niveau de vos villages, villes et cités en ajoute une.',
  'reject.no-muster-place':
    'Vous n’avez aucun lieu pour cela : il faut une zone habitée à vous, ou une tour, un fort, un château.',
  'reject.not-a-muster-place':
    '{at} n’a ni zone habitée, ni tour, fort ou château : choisissez un de vos territoires qui en a.',
  'reject.reserve-empty':
    'Toutes vos pièces de cette sorte sont sur la carte : {unit}. Prenez une autre sorte, ou retirez-en d’abord.',
  'reject.box-empty': 'Il n’en reste aucun dans la boîte : {what}. Choisissez un autre niveau ou une autre sorte.',
  'reject.is-sea': '{at} est une mer : choisissez un territoire.',
  'reject.not-in-play': '{at} n’est pas en jeu : aucun royaume de cette partie n’en est proche.',
  'reject.land-not-yours': '{at} n’est pas à vous : choisissez un territoire que vous contrôlez.',
  'reject.design-missing': 'Il faut d’abord la technologie {technology} (`/buy`).',
  'reject.no-design': 'Vous ne connaissez encore aucun plan de bâtiment. Apprenez-en un d’abord : {technologies}.',
  'reject.no-inhabited-zone':
    '{at} n’a pas de zone habitée : villages, villes et cités en demandent une. Tours, forts et châteaux, non.',
  'reject.built-already': 'Il y a déjà un tel bâtiment ({at}), de même niveau ou plus ({building} demandé).',
  'reject.nothing-to-build':
    'Aucun de vos plans ne convient à présent : chaque territoire a son bâtiment, ou il manque un point ou des florins.',
  'reject.technology-known': 'Vous connaissez déjà {technology}.',
  'reject.technology-below': '{technology} vient après {below} : apprenez d’abord celle-ci.',
  'reject.branch-this-turn':
    'Une technologie par branche et par tour : {branch} a eu la sienne. Au tour suivant, ou une autre branche.',
  'reject.branches-this-turn': 'Chaque branche a eu sa technologie ce tour-ci, ou est complète.',
  'reject.no-property-token':
    'Vos {most:# jeton de propriété marque|# jetons de propriété marquent} des transports et machines : retirez-en un d’abord.',
  'reject.no-port': 'Un navire demande un port dans une zone habitée à vous, et vous n’en avez pas.',
  'reject.no-port-there': '{at} n’a pas de port : un navire en demande un.',
  'reject.card-this-turn': 'Une carte Empire par tour : la vôtre est sur la liste.',
  'reject.no-cards-left': 'Il ne reste aucune carte Empire à tirer.',
  'reject.nothing-damaged': 'Aucun de vos bâtiments n’est endommagé.',
  'reject.no-own-prisoners': 'Personne ne retient vos unités prisonnières.',
  'reject.nobody-to-return': 'Aucune de vos unités ne s’est rendue lors d’un tour précédent : personne ne revient.',
  'reject.nobody-to-buy-back': 'Il faut qu’un Chirurgien ait sauvé des unités au tour passé : personne à racheter.',
  'reject.no-points-to-make':
    'Il ne vous reste ce tour-ci ni carte ni jeton non retourné avec un tel point. Sinon, un point coûte 100 florins.',
  'reject.no-captain':
    'Vous n’avez pas de capitaine de niveau I ou II là où on les promeut : zone habitée ou bâtiment militaire à vous.',
  'reject.no-vehicle': 'Vous n’avez ni transport ni machine à améliorer.',
  'reject.nothing-to-raise':
    'Rien à améliorer à présent : la pièce doit être là où on pourrait la construire ; un niveau coûte 100 florins et un point.',
  'reject.no-foreign-design': 'Aucun voisin à trois territoires ou moins ne connaît un plan qui vous manque.',
  'reject.remove-in-turn':
    'On retire des pièces aux taxes, aux achats avant d’être prêt, et pendant son combat et son commerce.',
  'reject.nothing-to-remove': 'Vous n’avez aucune pièce sur la carte.',
  // Movement.
  'reject.no-mover':
    'Rien à vous ne peut bouger : les unités vont avec des chariots de guerre ou galères qui ont des points, ou à pied depuis un château.',
  'reject.move-goes-on':
    'Ce mouvement complet ne continue qu’avec ce qui le rejoint : depuis ou vers ses lieux. `/done` y met fin.',
  'reject.all-moved': 'Tout ce qui pouvait partir de {at} a bougé ce tour-ci.',
  'reject.no-carrier':
    'Vos unités ({at}) n’ont ni chariot de guerre ni galère : elles restent. À pied, on ne quitte qu’un château.',
  'reject.nothing-there': 'Rien à vous qui bouge ne s’y trouve : {at}.',
  'reject.sea-needs-galley':
    '{to} est une mer, seules les galères y vont : aucune des vôtres ne peut partir[ de {from}].',
  'reject.out-of-reach':
    '{to} est hors d’atteinte[ depuis {from}] ce tour-ci : trop loin, ou la route est barrée. Plus près, ou au tour suivant.',
  'reject.plan-in-turn': 'C’est votre mouvement complet : bougez tout de suite (`/move`).',
  'reject.plan-none': 'Vous n’avez prévu aucun mouvement.',
  'reject.plan-late': 'Le combat de ce tour est fini : prévoyez de nouveau au tour suivant.',
  'reject.plan-full':
    'Votre plan va aussi loin que possible : douze mouvements au plus, et aucun après celui qui finit devant un ennemi.',
  // Commerce.
  'reject.no-trader': 'Vous n’avez ni caravane ni navire marchand : achetez-en aux achats.',
  'reject.traders-stopped': 'Vos caravanes et navires sont arrêtés ce tour-ci.',
  'reject.traders-done': 'Aucun de vos transports de commerce ne peut continuer. `/done` termine votre commerce.',
  'reject.trade-out-of-reach':
    '{to} est hors d’atteinte pour vos transports ce tour-ci. Allez plus près, et continuez au tour suivant.',
  'reject.no-points-left': '{vehicle} ({at}) : plus de point de mouvement, et acheter ou vendre en prend un.',
  'reject.trades-at-sea': '{vehicle} est en mer ({at}) : on commerce dans les ports.',
  'reject.trades-in-zones':
    '{vehicle} est là où il n’y a pas de zone habitée ({at}) : personne n’y achète ni n’y vend. Allez dans une zone.',
  'reject.trade-barred': 'Pas de commerce à présent ({at}) : une interdiction y pèse, ou des ennemis s’y font face.',
  'reject.no-right-to-trade':
    '{at} est à un autre, sans pacte de commerce avec vous : proposez-en un (`/pact`) ou allez ailleurs.',
  'reject.vehicle-full': '{vehicle} ({at}) : plein. Vendez d’abord.',
  'reject.nothing-for-sale': 'Rien à acheter pour {vehicle} ({at}).',
  'reject.nothing-aboard': '{vehicle} ({at}) ne porte rien à vendre.[ Ici on achète : {good}.]',
  'reject.goods-there': 'Ces biens y sont déjà ({at}) : {goods}. Vendez là où ils ne sont ni produits ni au marché.',
  'reject.route-after-purchase':
    'Une route commerciale s’ouvre là où un transport à vous vient d’acheter : achetez d’abord (`/load`).',
  'reject.one-route': 'Vous avez une route commerciale : une à la fois. Finissez-la, ou abandonnez-la d’abord.',
  'reject.no-route': 'Vous n’avez aucune route commerciale.',
  // Diplomacy.
  'reject.no-offer': 'Personne ne vous a proposé de pacte auquel répondre.',
  'reject.offer-unpayable':
    'L’un de vous ne peut plus donner ce que dit l’offre : refusez-la, ou proposez autre chose.',
  'reject.no-own-offer': 'Vous n’avez aucune offre de pacte en cours.',
  'reject.pacts-offered': 'Chacun des autres a déjà une offre de vous : retirez-en une d’abord (`/withdraw`).',
  'reject.no-pact': 'Vous n’avez aucun pacte.',
  'reject.no-pact-to-denounce': 'Vous n’avez aucun pacte dont dénoncer encore une rupture.',
  'reject.no-dispute': 'Aucune rupture n’est soumise au vote, ou vous avez voté.',
  'reject.war-with-all': 'Vous êtes en guerre avec tous les autres, ou l’avez déclarée.',
  'reject.letters-sent': 'Dix lettres par tour : les vôtres sont écrites.',
  // What is wanted instead: “{text}” is not possible here: …
  'wanted.found.village': 'un territoire de votre patrie avec une zone habitée',
  'wanted.found.archer': 'un territoire de votre patrie',
  'wanted.found.transport': 'deux niveaux en tout : un transport de niveau II, ou deux de niveau I',
  'wanted.found.at': 'là où il peut être : zone habitée de votre patrie, avec port pour un navire',
  'wanted.kingdom': 'un royaume encore libre',
  'wanted.tax.level': 'une taxe est de 10, 20, 30, 40 ou 50 florins',
  'wanted.card': 'une des cartes en question',
  'wanted.token': 'un des jetons en question',
  'wanted.tokens': 'à côté du bâtiment, ni chez un adversaire ni sous une armée',
  'wanted.level': 'un niveau disponible que vous pouvez payer en florins et en points',
  'wanted.captain': 'un capitaine à vous qui peut être promu',
  'wanted.raise-vehicle.vehicle': 'un transport ou une machine à vous qui peut être amélioré là où il est',
  'wanted.building': 'un bâtiment dont vous avez le plan, la place et le prix',
  'wanted.class': 'un de vos bâtiments endommagés',
  'wanted.repair.at': 'un de vos territoires avec un bâtiment endommagé',
  'wanted.holder': 'quelqu’un qui retient vos unités et que vous pouvez payer',
  'wanted.units': 'vos unités qui attendent de revenir',
  'wanted.colour': 'une couleur de points possible ici',
  'wanted.points': 'un des groupes de points de la carte',
  'wanted.war.against': 'un autre royaume, avec lequel vous êtes en paix',
  'wanted.with': 'un autre royaume que le vôtre ; une offre de pacte en cours pour chacun',
  'wanted.pact': 'un des pactes ou offres en question',
  'wanted.accused': 'un autre signataire',
  'wanted.articles': 'des articles possibles entre vous à présent',
  'wanted.others': 'd’autres royaumes que vous deux',
  'wanted.enemies': 'des royaumes qui ne signent pas',
  'wanted.frees': 'des prisonniers que vous retenez',
  'wanted.asks': 'vos prisonniers qu’ils retiennent',
  'wanted.dispute': 'un accusé sur qui vous n’avez pas encore voté',
  'wanted.from': 'un lieu d’où quelque chose à vous peut encore partir',
  'wanted.group': 'ce qui peut encore en partir ; les hommes veulent de la place sur des chariots ou galères',
  'wanted.to': 'un lieu qu’ils peuvent atteindre ce tour-ci',
  'wanted.pieces': 'vos pièces qui y sont',
  'wanted.dismiss.at': 'un lieu où vous avez des pièces',
  'wanted.for': 'toutes les armées, ou un lieu où vous en avez une',
  'wanted.field': 'une ligne des ordres de bataille',
  'wanted.value': 'une des réponses que cet ordre connaît',
  'wanted.dice': 'des dés encore relançables',
  'wanted.lots': 'le butin de ce lieu',
  'wanted.vehicle': 'un transport à vous qui peut le faire là où il est',
  'wanted.cubes': 'des biens à bord qui ne sont pas encore dans cette zone',
  'wanted.leaves': 'un bien à bord',
  'wanted.stays': 'un des biens vendus',
  'wanted.length': '4, 6 ou 8 étapes',
  'wanted.stages': 'des zones habitées en jeu, une fois chacune, sans celle de l’achat',
  'wanted.destination': 'une zone habitée en jeu qui n’est pas une autre étape',
  'wanted.effect': 'deux effets différents de la carte',
  'wanted.side': 'un des camps',
  'wanted.other': 'un de ceux que nomme la question',
  'wanted.at': 'un des lieux que permet la question',
};
