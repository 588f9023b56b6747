import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  'learn.begin':
    'Vous menez un royaume du XIIIe siècle ; qui a le plus d’honneur gagne, et chacun commence à 10. L’honneur vient des conquêtes, des bâtiments, des routes commerciales et, à la fin, des majorités. Un tour a sept phases : ordre, événements, taxes, achats, combat, commerce, fin. Dans la plupart, tous agissent en même temps, en secret. Ici, vous jouez deux tours, le premier guidé, avec deux voisins, pour qui le bot répond.',
  'learn.bid.ask':
    'Vous avez 1600 florins. Tous misent en secret pour l’ordre du tour ; seul le plus offrant paie, à celui qui joue en dernier. Dans cette enchère, le premier choisit aussi son royaume d’abord. **Misez 50 florins.**',
  'learn.bid.right': '✔ Les autres n’ont rien misé : vous êtes premier.',
  'learn.bid.wrong': 'Peu suffit ici, et trop manquerait plus tard : **Miser**, et tapez **50**.',
  'learn.kingdom.ask':
    'Les royaumes diffèrent par leurs terres et leurs voisins. Les Mamelouks tiennent l’Égypte et la Syrie, avec de riches villes et une frontière ouverte à l’ouest. **Choisissez le Sultanat mamelouk.**',
  'learn.kingdom.right': '✔ Les terres de votre royaume sont à vous sans unités, tant que personne ne les conquiert.',
  'learn.kingdom.wrong':
    'Dans une vraie partie, choisissez à votre gré. Pour cet entraînement : **Sultanat mamelouk**.',
  'learn.found.ask':
    'Vous recevez un village, un archer et deux niveaux de transports. Un village permet d’acheter une unité de plus. Une caravane commerce, un chariot de guerre porte des hommes. Mettez tout au même endroit, d’où l’on peut partir : **village, archer, une caravane et un chariot de guerre au Caire**.',
  'learn.found.right': '✔ Le Caire est désormais le cœur de votre royaume.',
  'learn.found.wrong':
    'Pour la suite, tout doit être au **Caire** : le village, l’archer, une **caravane** et un **chariot de guerre**.',
  'learn.keep.ask':
    'De trois cartes Empire vous en gardez une, avec un jeton d’objectif de la couleur de votre choix. On choisit en privé ; la carte gardée est ensuite visible de tous. On peut demander ce que fait chaque carte, et quand. **Gardez celle qui vous plaît.**',
  'learn.keep.right': '✔ Vous pourrez la jouer à son moment, à n’importe quel tour ; le jeton compte à la fin.',
  'learn.keep.wrong': 'D’abord **Garder une carte** : les autres attendent.',
  'learn.dice.ask':
    'Le premier joueur lance les dés des barbares : d4, d6 et d8. De 1 à 3, une horde gagne une infanterie légère, un archer, un capitaine. Chaque dé peut être relancé une fois. **Gardez les dés ou relancez les petits.**',
  'learn.dice.right': '✔ Qui entre ce tour-ci sur une terre de personne y voit surgir une telle horde.',
  'learn.dice.wrong': 'Les dés d’abord : **Garder les dés** ou **Relancer des dés**.',
  'learn.tax.ask':
    'Votre taxe, de 10 à 50, est payée par chacun de vos territoires. Au prochain tour une carte Événement dit ce qui est toléré ; chaque dizaine de trop vaut une rébellion. 20 a rarement fait du mal. **Fixez la taxe à 20.**',
  'learn.tax.right': '✔ Puis vint l’entretien : 20 florins par unité et par transport.',
  'learn.tax.wrong': 'Trop bas, on est pauvre ; trop haut, on a des rebelles. **Fixer la taxe**, **20**.',
  'learn.learning.ask':
    'Les achats sont une liste secrète, exécutée quand tous sont prêts. Les technologies donnent des points pour bâtiments, navires et commerce, et comptent pour une majorité à la fin : 100 florins par niveau. **Mettez la technologie Commerce sur votre liste.**',
  'learn.learning.right': '✔ Elle est sur votre liste ; vous pouvez la changer tant que tous ne sont pas prêts.',
  'learn.learning.wrong': 'Cela attendra votre propre tour. **Technologie**, **Commerce**.',
  'learn.units.ask':
    'On achète trois unités par tour, et une de plus grâce à votre village. L’infanterie lourde (50 florins) est bonne en mêlée. **Achetez 2 infanteries lourdes au Caire.**',
  'learn.units.right': '✔ Avec l’archer cela fait trois, juste ce que porte un chariot de guerre I.',
  'learn.units.wrong':
    'Elles doivent être où est le chariot : dans la liste des achats **Unités**, puis **Infanterie lourde**, **2**, **Le Caire**.',
  'learn.bought.ask': 'Le reste de l’argent servira plus tard. **Terminer** dit que votre liste est prête.',
  'learn.bought.right':
    '✔ Toutes les listes sont exécutées. Voici le combat : des mouvements complets, dans l’ordre du tour.',
  'learn.bought.wrong': 'Gardez quelque chose pour le prochain tour : **Terminer**.',
  'learn.move.ask':
    'Les unités ne se déplacent pas seules ; les chariots les portent, six pas. À l’ouest, la Cyrénaïque n’est à personne. Qui entre sur une terre de personne y combat une horde. **Déplacez les deux infanteries lourdes avec le chariot, du Caire en Cyrénaïque** (l’archer aussi, s’il doit combattre).',
  'learn.move.right': '✔ La horde de ce tour vous barre la route.',
  'learn.move.wrong':
    'Le but est la terre libre à l’ouest : **Déplacer**, du **Caire**, avec tout ce qui peut partir, vers **Cyrénaïque**.',
  'learn.fight.ask':
    'À chaque manche, chaque camp lance d4, d6 et d8 : le meilleur dé, ou le produit des dés égaux, est l’attaque ; le plus petit, ses propres pertes. On peut combattre manche par manche, ou fuir. **Combattez jusqu’au bout.**',
  'learn.fight.right': '✔ Vous lisez ci-dessus ce qui a été perdu, et qui tient la terre.',
  'learn.fight.wrong': 'Vous êtes plus fort qu’une horde. **Combattre jusqu’au bout.**',
  'learn.free':
    'Finissez ce tour : commercez avec la caravane si vous voulez, puis **Terminer**. Le tour 2 est tout à vous : mise, taxe, achats, combat, commerce. Quelques questions aident : qu’est-ce qui rapporte chaque tour (terres, bâtiments, marchés) ? Qu’est-ce qui est toléré ? Quelle terre libre est proche ? **Votre but à la fin du tour 2 : un territoire ou un bâtiment de plus que maintenant, et aucune rébellion chez vous.**',
  'learn.met': '✔ But atteint : votre royaume a grandi depuis le tour guidé, et aucune rébellion n’y tient de terre.',
  'learn.missed':
    'But manqué cette fois : rien de plus n’est tenu ni bâti qu’après le tour guidé, ou une rébellion tient une terre de votre royaume.',
  'learn.end':
    'Voilà comment va un tour de Medioevo ; une partie en a de 8 à 12. À retenir : surveillez la taxe tolérée ; laissez une unité où ni royaume ni jeton ne garde la terre ; déclarez la guerre avant d’entrer chez autrui, sinon vous perdez de l’honneur ; et parlez à vos voisins, car les pactes paient.',
};
