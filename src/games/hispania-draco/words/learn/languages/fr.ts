import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  'learn.begin':
    'Trois généraux romains conquièrent l’Hispanie contre des révoltes qui s’étendent aux dés. Vous gagnez dès que des garnisons tiennent les six capitales (le numéro 6 de chaque province hispanique) et qu’aucune ville d’Ulterior ou de Citerior n’est en révolte. Vous perdez s’il faut placer une révolte et qu’il n’en reste plus en réserve, ou après onze manches. Ici, vous menez les trois généraux ; chacun a 6 deniers par tour.',
  'learn.road.ask':
    'Le préteur d’Ulterior commence, à Gades. Un déplacement coûte 1 denier par segment de la connexion, mais toute une chaîne de voies ne coûte que 1, si longue soit-elle. Des voies mènent de Gades à Castulo par Corduba. **Déplacez-le à Castulo** ; à côté de chaque lieu figure son prix.',
  'learn.road.right': '✔ Deux villes plus loin pour 1 denier. Il lui en reste 5.',
  'learn.road.wrong':
    'De Gades il n’atteint personne d’intéressant. Menez-le d’abord à la frontière : **Se déplacer**, vers **Castulo**, pour 1 denier.',
  'learn.attack.ask':
    'À côté de Castulo, une armée se tient à Baecula. Si on la laisse faire, elle entrera dans votre province. Rome lance un dé et ajoute les deniers misés (1 à 3), 1 par garnison à lui qui lui est reliée, et 1 près de sa propre province ; l’armée ajoute les révoltes qui la soutiennent. Celui qui a moins est retiré, général ou armée. **Attaquez Baecula avec 3 deniers** ; les chances s’affichent avant la confirmation.',
  'learn.attack.right':
    '✔ Les deux totaux sont ci-dessus. Si Rome a plus, l’armée et toutes les révoltes de sa case retournent à la réserve.',
  'learn.attack.wrong':
    'Tant que l’armée est là, rien d’autre n’est sûr, et avec moins de 3 deniers le général risque sa vie. **Attaquer**, **Baecula**, **3**.',
  'learn.again.ask':
    'L’égalité ne change rien : l’armée est toujours à Baecula. Il reste des deniers pour un autre essai. **Attaquez Baecula de nouveau.**',
  'learn.again.right': '✔ C’est fait, pour le meilleur ou pour le pire.',
  'learn.again.wrong': 'L’armée est toujours là et va bouger. **Attaquez**-la de nouveau.',
  'learn.enter.ask':
    'Baecula est vide à présent, mais on n’avance pas après un combat. Sans garnison, une révolte peut y renaître. Un général n’entre pas dans une ville en révolte ; celle-ci est libre. **Déplacez le préteur à Baecula.**',
  'learn.enter.right': '✔ Le voici en Carpetania, l’une des six provinces à conquérir.',
  'learn.enter.wrong': 'Profitez de la victoire : **Se déplacer**, vers **Baecula**, pour 1 denier.',
  'learn.hold.ask':
    'Là où se trouve une garnison ou un général, aucune révolte n’éclate. Les garnisons sont rares, quatre par général : placez-les où elles comptent, aux frontières et, à la fin, dans les capitales. **Placez une garnison** ici avec le dernier denier.',
  'learn.hold.right':
    '✔ Avec le dernier denier, sa phase se termine d’elle-même. Puis vient la phase hispanique : deux dés ont désigné la ville où la révolte s’étend, et les armées ont bougé. C’est raconté ci-dessus.',
  'learn.hold.wrong': 'Ce qui n’est pas dépensé est perdu. Assurez Baecula : **Placer une garnison**.',
  'learn.siege.ask':
    'Au préteur de Citerior, à Tarraco. Ilerda est en révolte, sans armée : c’est un siège. Rome doit dépasser le bouclier de la ville, qui est son numéro, 5. Il a un dé, 2 garnisons reliées, 1 pour sa province, et sa mise : avec 2 deniers, même un 1 suffit. **Assiégez Ilerda avec 2 deniers.**',
  'learn.siege.right':
    '✔ Quand le résultat est certain, on ne lance pas de dé. La révolte du dessus est retournée à la réserve.',
  'learn.siege.wrong':
    'Le reste servira plus tard. **Assiéger**, **Ilerda**, avec **2** : plus serait gaspillé, moins pourrait échouer.',
  'learn.follow.ask': 'Ilerda est libre. **Déplacez-le à Ilerda**, 1 segment.',
  'learn.follow.right': '✔ D’ici, la capitale d’Ilergetia, Osca, est à un segment.',
  'learn.follow.wrong': 'De Tarraco il ne peut plus grand-chose. **Se déplacer**, vers **Ilerda**.',
  'learn.guard.ask':
    'Une ville vide derrière lui pourrait se révolter aussitôt et lui coûter la capitale : on n’y met pas de garnison tant qu’une ville de sa province est en révolte. **Placez une garnison** à Ilerda.',
  'learn.guard.right': '✔ Ilerda est protégée.',
  'learn.guard.wrong': 'Un denier maintenant épargne un siège plus tard : **Placer une garnison**.',
  'learn.capital.ask': 'Aucune ville d’Ilergetia n’est en révolte. **Déplacez-le à Osca**, la capitale.',
  'learn.capital.right': '✔ Le voici dans la capitale. Il reste un denier.',
  'learn.capital.wrong':
    'La capitale est ouverte maintenant, et peut-être plus à la prochaine manche. **Se déplacer**, vers **Osca**.',
  'learn.crown.ask':
    'Six garnisons comme celle-ci, dans six capitales en même temps, gagnent la partie. **Placez une garnison** à Osca.',
  'learn.crown.right': '✔ Une capitale sur six. Puis la révolte a de nouveau répondu, voyez ci-dessus.',
  'learn.crown.wrong': 'Le denier serait perdu. **Placer une garnison** : tout cela était pour ça.',
  'learn.free':
    'Le reste de cette manche est à vous ; le consul agit en dernier. Il commence sur une flotte, navigue pour 1 denier par mer et débarque n’importe où sur la côte. Pour chaque siège et chaque attaque, les chances s’affichent avant la confirmation. Un autre général près du même ennemi double la force du premier. **Votre but : finir le tour avec une révolte de moins sur le plateau, ou une garnison de plus en Hispanie.** Dépensez ce que vous avez, ou **Finir la phase**.',
  'learn.end':
    'Voilà une manche ; une partie en compte onze au plus. À retenir : comptez les révoltes en réserve, car la partie est perdue s’il faut en placer une et qu’il n’en reste plus ; n’attaquez jamais une armée sans marge ; pacifiez une province avant de payer pour sa capitale ; et amenez deux généraux près du même ennemi, cela double.',
};
