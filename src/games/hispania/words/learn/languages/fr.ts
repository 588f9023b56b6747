import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  'learn.begin':
    'Quinze siècles d’Espagne et de Portugal : des nations arrivent, s’installent, combattent, se transforment et disparaissent. Vous en jouez plusieurs et additionnez leurs points de victoire (PV) ; le plus haut total gagne. Chaque nation a son tour : revenus, achats, placement, mouvement, combat. Ici vous ne menez que GALICIEN, au nord-ouest. C’est le tour 3, et à sa fin les provinces rapportent : pour GALICIEN, Galice, Asturies et Léon 3 chacune, Porto et Tierra de Campos 1. Seules comptent celles que l’on tient.',
  'learn.buy.ask':
    'Chaque province que vous tenez a payé son revenu : vous avez 4 or. Une Infanterie coûte 4. GALICIEN peut garder au plus 4 or d’un tour à l’autre, mais un soldat à temps vaut mieux qu’un coffre plein. **Achetez une Infanterie.**',
  'learn.buy.right': '✔ Elle attend à côté du plateau que vous la placiez.',
  'learn.buy.wrong':
    'Sans troupes nouvelles, vous gardez ce que vous avez et rien de plus. **Acheter**, puis **Infanterie**.',
  'learn.spent.ask':
    'L’or est dépensé. **Terminer** clôt les achats. S’il restait quelque chose d’utile à faire, le bot le dirait avant.',
  'learn.spent.right': '✔ Vient le placement, comme après chaque phase qui vous laisse quelque chose à faire.',
  'learn.spent.wrong': 'Il ne reste d’or pour rien d’autre : **Terminer** fait avancer.',
  'learn.place.ask':
    'Les nouvelles unités se placent dans des provinces où la nation en a déjà. Une montagne en contient deux, une plaine trois ; une nouvelle peut être de trop jusqu’à la fin du mouvement. De Galice on peut attaquer Porto : **placez l’Infanterie en Galice**.',
  'learn.place.right': '✔ Trois Infanteries en Galice. La dernière unité placée, le mouvement commence de lui-même.',
  'learn.place.wrong': 'De là elle arriverait trop tard à Porto. **Placer**, puis **Galice**.',
  'learn.spread.ask':
    'Une unité suffit à tenir une province. Léon en a deux, et Tierra de Campos, à côté, est vide : un demi or par tour, et 1 PV tout de suite. À la fin de son tour une nation ne peut avoir que deux unités par province : la terre nourrit donc aussi l’armée. **Déplacez une Infanterie de Léon à Tierra de Campos.**',
  'learn.spread.right': '✔ Une province de plus, et Léon est toujours à vous.',
  'learn.spread.wrong':
    'Prenez d’abord ce que personne ne défend : **Déplacer**, de **Léon**, une Infanterie, vers **Tierra de Campos**. Laissez-en une, sinon Léon est perdue.',
  'learn.march.ask':
    'À Porto se trouve une Infanterie de LUSITANIEN. Qui entre dans une province ennemie s’y arrête et combat dans la phase de combat. À deux contre un, c’est jouable ; la troisième reste, car la Galice vaut 3 PV. **Déplacez deux Infanteries de Galice à Porto.**',
  'learn.march.right':
    '✔ Rien n’est encore joué : tant que vous n’avez pas fini le mouvement, vous pouvez l’annuler dans une vraie partie. Vous voyez la bataille qui suit et ses chances.',
  'learn.march.wrong':
    'Porto est le seul endroit que vous pouvez prendre ce tour-ci. **Déplacer**, de **Galice**, deux Infanteries, vers **Porto** ; la troisième garde la Galice.',
  'learn.fight.ask':
    '**Terminer** finit le mouvement, et la bataille de Porto a lieu aussitôt. À chaque round, chaque unité lance un dé à dix faces : l’Infanterie touche l’Infanterie en plaine avec 7 ou plus. Seul l’attaquant gagne des PV pour ce qu’il détruit, et seulement à son propre tour.',
  'learn.fight.right': '✔ Le premier round est raconté ci-dessus : les jets, ce qu’il fallait, et qui est tombé.',
  'learn.fight.wrong': 'Tout est en place. **Terminer** lance la bataille.',
  'learn.stand.ask':
    'Après chaque round les deux camps peuvent battre en retraite, le défenseur d’abord. Vous restez le plus fort. **Tenir** pour un round encore.',
  'learn.stand.right': '✔ Un round de plus.',
  'learn.stand.wrong':
    'La retraite est souvent sage, et pendant les tours adverses plus qu’on ne croit. Ici vous êtes le plus fort : **Tenir**.',
  'learn.finish.ask':
    'Inutile d’être interrogé après chaque round : **Jusqu’au bout** continue tant que les deux camps sont là. Dans une vraie partie, cela peut se dire d’avance, avec `/orders`.',
  'learn.finish.right':
    '✔ Puis les autres nations ont eu leur tour ; le bot a joué les réponses habituelles de leurs joueurs. À la fin du tour 3, les provinces ont rapporté, pour tous.',
  'learn.finish.wrong': 'Que la bataille se décide : **Jusqu’au bout**.',
  'learn.free':
    'Le tour 4 est à vous seul, avec GALICIEN. ROME a débarqué à l’est, encore loin. Regardez d’abord la carte et demandez-vous : quel voisin est faible ? Que paie le prochain tour à points, le tour 5 ? Puis-je avoir une unité de plus, à deux par province ? **Votre but : une province ou une unité de plus que maintenant.** Les boutons sont les mêmes qu’avant.',
  'learn.end':
    'Voilà un tour d’Hispania. Une vraie partie réunit quatre ou cinq joueurs, avec plusieurs nations chacun, et les nations d’un joueur ne sont pas alliées. À retenir : lisez sur la carte de la nation ce que vaut une province et quand (`/nation`) ; en combat, seul l’attaquant marque ; deux unités par province à la fin de votre tour ; et laissez une unité partout où vous voulez rester.',
};
