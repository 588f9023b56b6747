import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  'learn.begin':
    'Vous menez les Chrétiens, seul, de 721 à 1492. Ce sont les points qui comptent : 1 par cité que vous contrôlez, 2 par région où la plupart des cités sont à vous, 2 de plus par région sans aucun Musulman. Il en faut 21 pour gagner. À chaque tour vous décidez deux choses : quoi acheter, et où vont les troupes d’une région. Nous sommes en 837 ; les Asturies, au nord-ouest du plateau, sont à vous, sauf une Armée musulmane en Galice.',
  'learn.army.ask':
    'Vous avez 5 points à dépenser, et ce qui reste est perdu. Les Armées (2 points) prennent des lieux ; rien ne le fait mieux. **Achetez une Armée et placez-la à Oviedo**, avec les deux qui s’y trouvent.',
  'learn.army.right': '✔ Trois Armées à Oviedo : de quoi être sûr d’une bataille contre une seule.',
  'learn.army.wrong':
    'Cela servira plus tard. D’abord l’Armée, tant qu’il y a 2 points pour elle : **Acheter**, puis **Armée**, puis **Oviedo**.',
  'learn.convert.ask':
    'Léon est une cité musulmane où sont vos troupes. Le jour où elles partent, elle redevient musulmane. Pour 1 point elle devient chrétienne et reste à vous, même sans personne. **Achetez la conversion de Léon.**',
  'learn.convert.right':
    '✔ Léon est chrétienne. Votre Armée peut donc la quitter ; et une cité musulmane laissée derrière vous aurait fermé la route qui sort des Asturies.',
  'learn.convert.wrong':
    'Pas encore : tant que Léon est musulmane, votre Armée ne peut la quitter sans la perdre. **Acheter**, puis **Conversion**.',
  'learn.fort.ask':
    'Dans un siège, une cité ajoute 1 à son dé, chaque Garnison 1. Un fort (1 point) double le tout. Léon est sur la route du sud, d’où viennent les Musulmans. **Achetez un fort pour Léon.**',
  'learn.fort.right': '✔ Avec sa Garnison, Léon ajoute désormais 4 à son dé au lieu de 2.',
  'learn.fort.wrong': 'Les murs de Léon d’abord : **Acheter**, puis **Fort**, puis **Léon**.',
  'learn.garrison.ask':
    'Il reste un point. Une Garnison (1 point) défend bien derrière des murs et ne quitte jamais sa région. **Achetez une Garnison** et placez-la où vous voulez.',
  'learn.garrison.right':
    '✔ Une cité sans troupes n’arrête les Musulmans qu’un instant ; avec une Garnison, elle se bat.',
  'learn.garrison.wrong':
    'Il reste 1 point, qui serait perdu : **Acheter**, puis **Garnison**, et le lieu de votre choix.',
  'learn.spent.ask':
    'Il ne reste rien à dépenser. **Terminer** clôt les achats ; ensuite les troupes d’une région peuvent se déplacer.',
  'learn.spent.right':
    '✔ Place aux déplacements. La première unité que vous déplacez choisit la région ; aucune autre ne bougera ce tour-ci.',
  'learn.spent.wrong': 'Tous vos points sont dépensés : **Terminer** mène aux déplacements.',
  'learn.gather.ask':
    'Une unité va de n’importe quel lieu de sa région à n’importe quel autre. L’Armée de Léon vaut davantage là où l’on va se battre. **Déplacez l’Armée de Léon à Oviedo** ; laissez la Garnison derrière ses nouveaux murs.',
  'learn.gather.right': '✔ Quatre Armées sont réunies. Elles combattent ensemble.',
  'learn.gather.wrong': 'Séparées, elles touchent moins. D’abord **Déplacer** : de **Léon** à **Oviedo**, une Armée.',
  'learn.attack.ask':
    'En Galice se tient une Armée musulmane sans murs : qui y vient se bat aussitôt. Chaque unité lance un dé, et les Armées touchent avec 4, 5 ou 6. **Attaquez la Galice depuis Oviedo avec les Armées**, trois au moins. Avant les dés, on vous dit les chances ; une bataille ne se reprend pas.',
  'learn.attack.right':
    '✔ Vous en voyez chaque manche ci-dessus. Qui perd tout disparaît ; si les deux camps survivent, celui qui a perdu le plus recule.',
  'learn.attack.wrong':
    'Une seule Armée en Galice retient toutes les autres aux Asturies : aucune force ne quitte une région où sont des Musulmans. **Attaquer**, d’**Oviedo** vers **Galice**, avec trois Armées au moins.',
  'learn.siege.ask':
    'Les Asturies sont libres, ce qui vaut 2 points, et vos Armées peuvent poursuivre par la route. Devant Porto elles trouveront des murs et une seule Garnison, qui ne sort pas : c’est un siège. **Déplacez au moins deux Armées de Galice à Porto.**',
  'learn.siege.right':
    '✔ Elles sont devant Porto. Le siège se décide en fin de tour : vous ajoutez 2 à votre dé par Armée, Porto 1 pour la cité et 1 pour la Garnison.',
  'learn.siege.wrong':
    'Vous pouvez prendre une cité ce tour-ci : **Déplacer**, de **Galice** à **Porto**, avec deux Armées ou plus.',
  'learn.answer.ask':
    'C’est tout pour ce tour. Avant de le clore, lisez ce que le bot en dit : quelles cités restent vides, quels sièges viennent. Puis les Musulmans réagissent : les dés disent où ils lèvent des troupes, et les nouvelles Armées marchent jusqu’à ce qu’on les arrête. **Terminer**, et regardez.',
  'learn.answer.right':
    '✔ La réaction, les sièges et les points sont racontés ci-dessus ; puis un nouveau tour a commencé, avec sa rébellion et son événement.',
  'learn.answer.wrong':
    'Cela dégarnirait ce que vous tenez. Pour cette fois, laissez ainsi : **Terminer**, pour voir ce que font les Musulmans.',
  'learn.free':
    'Ce tour est à vous, avec toutes ses décisions. Trois questions aident : que puis-je prendre sans laisser une cité vide ? Quelles cités les Musulmans vont-ils atteindre ? Puis-je en libérer une région ? **Votre but : plus de points de victoire à la fin du tour qu’au début.** Achetez, déplacez, et finissez par **Terminer**.',
  'learn.end':
    'Voilà un tour de Reconquista ; la partie en compte vingt, et ne demande rien d’autre. À retenir : les points ne se gardent pas, dépensez-les ; convertissez une cité avant de la quitter ; deux ennemis derrière des murs, dont une Armée, sortent se battre ; et aucune force ne quitte une région où sont des Musulmans.',
};
