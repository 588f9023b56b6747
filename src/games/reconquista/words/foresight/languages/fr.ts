import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  'preview.alone':
    '[Cela laisse {place} sans troupes.][ Réunies derrière les murs de {walls}, elles sortent combattre tout assaillant, et ne sont assiégées que battues.]',
  'preview.attack':
    'Bataille à {place} aussitôt : {percent} % de les chasser ou de les enfermer, {worse} % d’être battu.[ À {stays}, ils restent derrière leurs murs et sont assiégés.][ Le Lieu pris, {gain:# point|# points} de victoire de plus.][ Le Lieu pris, {fewer:# point|# points} de victoire de moins.][ Les assiégés de {relieved} combattent avec vous, et sont libres si vous gagnez.][ {left} reste sans troupes.]',
  'preview.siege':
    'Siège de {place}, résolu après la réaction musulmane : prise à {taken}[ (cité détruite : {sacked})], si personne ne vient à son secours.[ Tenue avec sa cité, elle rapporte {gain:# point|# points} de victoire.][ Tenue avec sa cité, c’est encore {fewer:# point|# points} de victoire de moins.][ {left} reste sans troupes.]',
  'preview.buy':
    '{ware} à {place} : {cost:# point|# points}, il en reste {left}.[ {gain:# point|# points} de victoire de plus.][ {fewer:# point|# points} de victoire de moins.][ Revenu +{income}.][ Lors d’un siège, son dé reçoit {walls} et non {before}.][ Réunies derrière des murs, les troupes sortent combattre tout assaillant, et ne sont assiégées que battues{sortie}.][ {joining:# Mercenaire pas encore engagé rejoindrait|# Mercenaires pas encore engagés rejoindraient} les Musulmans.]',
  'preview.reaction':
    'La réaction musulmane vient ensuite, puis les sièges, et le tour suivant jusqu’au revenu.[ Sans troupes : {empty}.][ Sortent de leurs murs pour combattre : {sorties}.][ Pertes en moyenne, {fallen} de vos unités : {losses}.][ Vos sièges réussissent : {sieges}.][ Peuvent être perdus : {danger}.][ Et {more:# autre Lieu|# autres Lieux}, à {most} au plus.][ La rébellion et l’événement du tour suivant peuvent aussi prendre un Lieu : {fate} à {fateMost}, aucun autre davantage.][ **Plus aucune cité chrétienne, et la partie finie : {lost}.**]',
  'preview.unspent':
    '[{points:# point serait perdu|# points seraient perdus} : les revenus ne se gardent pas.][ {mercenaries:# Mercenaire non engagé rejoint|# Mercenaires non engagés rejoignent} les Musulmans.]',
  'preview.sortie': '{place} ({often}, puis défaite à {beaten})',
  'preview.threat':
    'En l’état : {now:# point|# points} de victoire maintenant[, de {low} à {high} neuf fois sur dix après la réaction musulmane], {mean} en moyenne à la fin du tour.[ Peuvent être perdus : {danger}.][ Et {more:# autre Lieu|# autres Lieux}, à {most} au plus : `/threat`.][ **Plus aucune cité chrétienne, et la partie finie : {lost}.**]',
  'preview.order':
    'Un Ordre Militaire arrive à {place}[, auprès de : {there}]. Il y reste jusqu’à sa perte.[ Lors d’un siège, son dé reçoit {walls} et non {before}.][ Réunies derrière des murs, les troupes sortent combattre tout assaillant, et ne sont assiégées que battues{sortie}.]',
  'preview.crusaders':
    '{count:# Croisé débarque|# Croisés débarquent} à {place}[, auprès de : {there}] ; ils combattent comme des Armées et partent à la fin du tour.[ Lors d’un siège, son dé reçoit {walls} et non {before}.][ Réunies derrière des murs, les troupes sortent combattre tout assaillant, et ne sont assiégées que battues{sortie}.]',
  'preview.cid':
    'Le Cid arrive à {place} : les unités qui sont avec lui (maintenant {there}) frappent d’abord en bataille, et leur dé reçoit 2 lors d’un siège qu’elles mènent. Il part à la fin du tour.',
  'preview.plague':
    '{place} perd {counter}.[ Il y reste {there}.][ Le Lieu n’a alors plus de troupes{empty}.][ {fewer:# point|# points} de victoire de moins.][ {gain:# point|# points} de victoire de plus.][ Lors d’un siège, son dé reçoit {walls} et non {before}.]',
  'preview.retreat-none':
    'Par la route vers {place}, personne n’arrive : les Garnisons ne suivent pas, et {lost} {count:est perdue|sont perdues}.',
  'preview.retreat':
    'Retraite vers {place} : {units} y {count:arrive|arrivent}[, auprès de : {there}].[ Les Garnisons ne suivent pas par la route : {lost} en moins.][ Le Lieu est assiégé : pris à {taken}, si personne ne vient à son secours.]',
  'note.siege': '{count:# peut|# peuvent} l’assiéger : {taken} si rien ne change',
  'note.battle': '{count} contre {foes} : {beaten}',
  'note.order': '[auprès de : {there} ; ][assiégé : +{walls}, pas +{before}][ ; sortent combattre{sortie}]',
  'note.crusaders': '[auprès de : {there} ; ][assiégé : +{walls}, pas +{before}][ ; sortent combattre{sortie}]',
  'note.sortie': 'sortent des murs combattre (11.8)[, avec {there}]',
  'note.cid': 'avec {there}',
  'note.plague':
    'perd {counter}[ ; {fewer:# point|# points} de moins][ ; {gain:# point|# points} de plus][ ; plus de troupes{empty}][ ; reste {there}]',
  'note.retreat-none': 'perdu en route : {lost}',
  'note.retreat':
    '{units} y {count:arrive|arrivent}[ ; en route, {lost} en moins][ ; auprès de : {there}][ ; l’assiègent : {taken}]',
  'answer.threat-over': 'La partie est finie : rien ne menace plus.',
  'answer.threat-later': 'Ce que cela peut coûter se calcule dès que vous achetez ou déplacez.',
  'answer.threat-points':
    'Points : {now} maintenant, {mean} en moyenne à la fin du tour[, de {low} à {high} neuf fois sur dix].',
  'answer.threat-losses': 'Vos pertes, en moyenne : {fallen:# unité|# unités}, dont {losses}.',
  'answer.threat-sorties':
    'Une Armée et une autre unité derrière des murs sortent combattre tout assaillant (11.8) : {sorties}.',
  'answer.threat-lost': '**Plus aucune cité chrétienne, et la partie finie : {percent}.**',
  'answer.threat-place': '{place} : attaque ou siège {struck}, perte {lost}',
  'answer.threat-rest': 'Moins menacés d’être perdus : {places}.',
  'answer.threat-safe': 'Aucun de vos Lieux n’est menacé.',
  'answer.threat-fate':
    'Puis la rébellion et l’événement du tour suivant, en l’état du plateau, peuvent prendre : {blows}.',
  'answer.threat-siege': 'Votre siège de {place} : pris à {percent}.',
  'answer.threat-region':
    '{region} ({percent}), {cities:# cité musulmane|# cités musulmanes} : {rows}[ ({jihad} : deux de ces résultats)]',
  'answer.threat-africa':
    'Afrique du Nord ({percent}) : 1 à 6 Armées débarquent à l’un de ces ports : {ports}[ ({jihad} : 2 à 12)]',
  'answer.threat-exact':
    'Toutes les voies ont été suivies, si vous ne faites plus rien ce tour-ci : les chances sont exactes.',
  'answer.threat-closely': 'Si vous ne faites plus rien ce tour-ci ; calculé à 1 % près.',
  'question.threat': 'Ce qui menace',
  'command.threat': 'Où les Musulmans peuvent se lever, avec quoi, vos pertes possibles, l’issue de vos sièges',
  'command-name.threat': 'menace',
};
