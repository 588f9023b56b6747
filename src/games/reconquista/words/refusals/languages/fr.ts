import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  'asked.military-order': 'où arrive l’Ordre Militaire (`/place`)',
  'asked.el-cid': 'qui rejoint El Cid (`/place`)',
  'asked.plague': 'ce que prend la Peste (`/choose`)',
  'asked.retreat': 'où vont vos troupes battues (`/retreat`)',
  'reject.first': 'Pas maintenant. On vous demande d’abord : {owed}.',
  'reject.place-unknown': 'Aucun Lieu ne s’appelle « {text} ».[ Vouliez-vous dire {meant} ?]',
  'reject.good-unknown':
    '« {text} » ne s’achète pas. Il y a Armées, Garnisons, cités, forts et conversions ; au tour de leur événement aussi des Mercenaires, ou des Rebelles à soudoyer.',
  'reject.in-revolt':
    '{place} : {region} est en révolte. Rien ne s’y achète, ne s’y place ni ne s’y déplace avant la fin du tour.',
  'reject.spend-first':
    'Les troupes se déplacent après les achats. {points:Il reste # point|Il reste # points} : achetez, ou appuyez sur Terminer (`/done`).',
  'reject.buying-over':
    'Les achats viennent avant les déplacements et sont finis : le prochain revenu suit la réaction musulmane.',
  'reject.crusaders-first':
    'Dites d’abord où {count:débarque le Croisé|débarquent les # Croisés} (`/place`).[ Possible : {instead}.]',
  'reject.no-place':
    'Rien n’attend d’être placé : un achat va tout de suite où vous dites (`/buy`), et les troupes marchent avec `/move`.',
  'reject.no-choose': 'Il n’y a rien à choisir maintenant : seule la Peste le demande.',
  'reject.no-retreat': 'Personne ne doit battre en retraite : une force battue qui a plusieurs chemins le demande.',
  'reject.no-mercenaries': 'Pas de Mercenaires à engager : ils viennent avec leur événement, ou tous le sont déjà.',
  'reject.no-corruption': 'On ne soudoie des Rebelles qu’une fois, et seulement lors d’un tour de Corruption.',
  'reject.nothing-left': 'Il ne reste aucun point : appuyez sur Terminer (`/done`), puis les troupes se déplacent.',
  'reject.good-dear': '{ware} : {cost:# point|# points}, et il n’en reste que {points}.',
  'reject.good-most': '{ware} : {most} au plus maintenant, avec {points:# point|# points}.',
  'reject.nowhere-army': 'Aucune de vos cités ni aucun de vos forts n’est libre d’ennemis : rien ne peut être levé.',
  'reject.nowhere-garrison':
    'Aucune de vos cités ni aucun de vos forts n’est libre d’ennemis : rien ne peut être levé.',
  'reject.nowhere-mercenary':
    'Aucune de vos cités ni aucun de vos forts n’est libre d’ennemis : personne ne peut être engagé.',
  'reject.nowhere-city': 'Aucune Armée ni Garnison à vous n’est dans un Lieu sans cité : amenez-en une d’abord.',
  'reject.nowhere-fort':
    'Aucun Lieu ne peut recevoir de fort : chacune de vos cités en a un ou est assiégée, et aucune Armée ni Garnison n’est ailleurs.',
  'reject.nowhere-conversion': 'Aucune Armée ni Garnison à vous n’est dans une cité musulmane : prenez-en une d’abord.',
  'reject.nowhere-bribe': 'Aucun Lieu n’est tenu par des Rebelles.',
  'reject.place-besieged': '{place} : assiégé, rien ne s’y lève ni ne s’y construit.[ Possible : {instead}.]',
  'reject.held-by': '{place} n’est pas à vous mais aux {side}.[ Possible : {instead}.]',
  'reject.not-held': '{place} n’est pas à vous.[ Possible : {instead}.]',
  'reject.no-walls':
    '{place} n’a ni cité ni fort, et on ne lève des unités que derrière des murs : construisez d’abord un fort, là où se trouve une Armée ou une Garnison.[ Possible : {instead}.]',
  'reject.has-city': '{place} a déjà une cité.[ Possible : {instead}.]',
  'reject.has-fort': '{place} a déjà un fort.[ Possible : {instead}.]',
  'reject.no-builders':
    'Personne ne bâtit de cité à {place} : il y faut une Armée ou une Garnison à vous, un Ordre Militaire ne suffit pas.[ Possible : {instead}.]',
  'reject.no-fort-builders':
    '{place} : un fort demande une cité chrétienne à vous, ou une Armée ou Garnison sur place.[ Possible : {instead}.]',
  'reject.no-muslim-city': '{place} n’a pas de cité musulmane à convertir.[ Possible : {instead}.]',
  'reject.no-converters': 'Pour convertir {place}, il faut y avoir une Armée ou une Garnison.[ Possible : {instead}.]',
  'reject.no-rebels': 'Aucun Rebelle ne tient {place}.[ Possible : {instead}.]',
  'reject.nobody-moves':
    'Plus personne ne peut se déplacer : appuyez sur Terminer (`/done`), puis les Musulmans réagissent.',
  'reject.nobody-of-yours': 'Aucune troupe à vous n’est à {place}.[ Peuvent partir celles de {instead}.]',
  'reject.besiegers-stay':
    'Vos troupes devant {place} l’assiègent : elles restent jusqu’aux sièges.[ Peuvent partir celles de {instead}.]',
  'reject.besieged-stay':
    'Vos troupes à {place} sont assiégées et ne bougent pas : secourez-les, et elles combattront avec vous.[ Peuvent partir celles de {instead}.]',
  'reject.other-region':
    'Ce tour-ci se déplacent les troupes de {region}, et nulles autres.[ Peuvent partir celles de {instead}.]',
  'reject.has-moved': 'Vos troupes à {place} se sont déjà déplacées.[ Peuvent partir celles de {instead}.]',
  'reject.there-already': 'Elles sont déjà à {to}.',
  'reject.no-road': 'Aucune route ne mène de {from} à {to}.[ Routes de là hors de {region} : {instead}.]',
  'reject.not-cleared':
    'On ne peut pas encore quitter {region} : il ne doit plus y avoir de troupes musulmanes, et dans chaque cité musulmane il faut une Armée ou une Garnison à vous. Reste : {bars}.',
  'reject.last-stays':
    'La dernière Armée ou Garnison reste à {from} : sans elle, nul ne quitte la région d’une cité musulmane.',
  'reject.one-stays': 'Une Armée ou une Garnison reste à {from}, cité musulmane : choisissez-en une de moins.',
  'reject.one-each': '{ware} : un seul achat par Lieu.',
  'reject.only-garrisons': 'De {from} seules des Garnisons pourraient partir, et elles ne quittent pas leur région.',
  'reject.garrisons-stay':
    'Les Garnisons ne quittent pas leur région : de {from} à {to} ne vont que des Armées et des Ordres Militaires.',
  'reject.no-cid': 'El Cid n’est pas avec vous ce tour-ci : laissez « cid » de côté.',
  'reject.cid-elsewhere': 'El Cid n’est pas à {from}[, mais à {at}].',
  'reject.cid-has-moved': 'El Cid s’est déjà déplacé ce tour-ci.',
  'reject.cid-not-alone': 'El Cid ne reste pas seul à {from} : laissez une unité avec lui, ou emmenez-le.',
  'reject.order-not-there':
    'Un Ordre Militaire vient dans une cité à vous, ou à Santiago sans ennemis, pas à {place}.[ Possible : {instead}.]',
  'reject.cid-not-there':
    'El Cid rejoint une Armée ou un Ordre Militaire, et il n’y en a pas à {place}.[ Possible : {instead}.]',
  'reject.plague-not-there': 'La Peste prend maintenant {counter}, et {place} n’en a pas.[ Possible : {instead}.]',
  'reject.retreat-not-there':
    'Elles retournent d’où elles viennent, s’il n’y a pas d’ennemi, et non à {place}.[ Possible : {instead}.]',
};
