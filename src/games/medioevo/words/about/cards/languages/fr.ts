import type { Translation } from '../../../../../../kit/index.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  // Each Empire card: what it does, in a line; and all about it.
  'about.empire-card.1': 'Combat interdit dans un territoire ce tour',
  'explained.empire-card.1':
    '**{name}.** Personne ne combat dans un territoire ce tour. N’importe quel territoire, dans toutes les phases. Une manche en cours est livrée jusqu’au bout ; les deux camps restent où ils sont, et qui tient la terre la garde. Pas le même territoire deux tours de suite.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.2': 'Commerce interdit dans un territoire ce tour',
  'explained.empire-card.2':
    '**{name}.** Personne ne commerce dans un territoire ce tour. Une zone habitée, ou un lieu où se trouve un transport, dans toutes les phases ; un achat ou une vente en cours n’est pas fait. Pas le même territoire deux tours de suite.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.3': 'Personne ne quitte un territoire ce tour',
  'explained.empire-card.3':
    '**{name}.** Personne ne quitte un territoire ce tour. N’importe quel territoire, dans toutes les phases ; cela arrête unités, hordes et transports, par tous les chemins, mais on peut toujours entrer. Un mouvement au sujet duquel on interroge quelqu’un s’interrompt à son point de départ. Pas le même territoire deux tours de suite.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.4': 'Une manche : être plus nombreux d’un type suffit pour l’utiliser',
  'explained.empire-card.4':
    '**{name}.** Pour une manche, être plus nombreux que l’ennemi d’un type suffit pour utiliser sa capacité.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.5': '+2 à l’attaque d’un camp, une manche',
  'explained.empire-card.5':
    '**{name}.** +2 à la valeur d’attaque d’un camp, pour une manche. À déclarer avant que les dégâts soient infligés ; n’importe qui peut la jouer pour n’importe qui, barbares compris.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.6': 'La moitié des unités continue après être entrée chez un autre',
  'explained.empire-card.6':
    '**{name}.** La moitié de vos unités, arrondie vers le haut, continue après être entrée chez un autre joueur (pas sur une terre de personne) ; les autres s’arrêtent. À jouer avant le départ ou à l’arrivée, tant que le mouvement complet est ouvert. Les chariots qui les ont amenées continuent avec elles, dans un mouvement ultérieur de la phase.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.7': '1 à 3 unités tirent comme des archers, une manche',
  'explained.empire-card.7':
    '**{name}.** 1 à 3 de vos unités tirent comme des archers pour une manche. Un d6 dit combien : une sur 1 et 2, deux sur 3 et 4, trois sur 5 et 6. Elles tirent là où vos archers le pourraient.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.8': 'Archers : −1 au dé par paire, 3 au plus',
  'explained.empire-card.8':
    '**{name}.** Pour une manche, vos archers ôtent 1 à chaque dé par paire d’archers, 3 au plus.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.9': 'Les archers qui ratent retirent, une manche',
  'explained.empire-card.9':
    '**{name}.** Vos archers qui ratent tirent encore, pour une manche. On vous le demande quand les tirs sont jetés, avant tout autre dé ; seuls ceux qui ont raté sont relancés.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.10': 'Les servants des machines comptent double, une manche',
  'explained.empire-card.10':
    '**{name}.** Pour une manche, les servants de toutes vos machines comptent double. Une machine peut alors tirer plus de trois fois.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.11': 'Une caravane sert de chariot, ou l’inverse',
  'explained.empire-card.11':
    '**{name}.** Une de vos caravanes sert aussi de chariot de guerre du même niveau, ou l’inverse, jusqu’à la fin du tour. Si vous ne pouvez bouger ou commercer que par elle, votre tour n’est pas sauté.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.12': 'Votre bâtiment protège d’un second type d’attaque',
  'explained.empire-card.12':
    '**{name}.** Jusqu’à la fin du tour, votre bâtiment militaire protège d’un second type d’attaque : la mêlée ou, s’il en protège déjà, ce avec quoi l’ennemi tire.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.13': '100 florins : 1 à 3 cartes tournées d’autrui le restent',
  'explained.empire-card.13':
    '**{name}.** Pour 100 florins, 1 à 3 cartes tournées d’autrui le restent pendant le tour suivant. Vous les nommez avant de jeter le d3 ; les premières restent tournées, autant qu’il en indique.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.14': '100 florins : une unité ennemie change de camp',
  'explained.empire-card.14':
    '**{name}.** Pour 100 florins, une unité ennemie change de camp. Avant le premier dé de votre propre bataille ; jamais un capitaine, et seulement si vous avez une telle pièce près de votre plateau.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.15': '100 florins : une rébellion chez un voisin',
  'explained.empire-card.15':
    '**{name}.** Pour 100 florins, une rébellion dans un territoire d’un autre joueur, à trois pas au plus d’un des vôtres. Dans un territoire de son royaume, elle compte comme rébellion.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.16': 'Espion : un chariot ou une machine ennemie perd un niveau (d8 : 1–3)',
  'explained.empire-card.16':
    '**{name}.** Avant le premier dé d’une bataille, un chariot de guerre ou une machine de l’ennemi perd un niveau sur 1 à 3 au d8 ; de niveau I, il est retiré. Sur 7 ou 8, vous perdez une unité de votre choix.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.17': 'Espion : une unité ennemie est retirée (d8 : 1–3)',
  'explained.empire-card.17':
    '**{name}.** Avant le premier dé d’une bataille, une unité ennemie est retirée sur 1 à 3 au d8. Sur 7 ou 8, vous perdez une unité de votre choix.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.18': 'Espion : une unité ennemie est hors combat (d8 : 1–3)',
  'explained.empire-card.18':
    '**{name}.** Avant le premier dé d’une bataille, une unité ennemie est hors combat pour cette bataille sur 1 à 3 au d8 ; elle peut encore être touchée. Sur 7 ou 8, vous perdez une unité de votre choix.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.19': 'Vendre un cube en terre barbare : 100 par couleur à bord, moins une',
  'explained.empire-card.19':
    '**{name}.** Vendre un cube sur une terre de personne pour 100 florins par couleur à bord, moins une. Cela coûte un PM et n’a aucun bonus ; dans une zone habitée, un cube reste. Il ne doit pas s’y trouver de barbares.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.20': 'Vendre des cubes partout hors de chez vous à 50',
  'explained.empire-card.20':
    '**{name}.** Vendre des cubes n’importe où hors de vos territoires, à 50 florins chacun. La vente coûte un PM ; interdictions, pactes et couleurs déjà présentes ne comptent pas.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.21': 'Acheter un cube de n’importe quelle marchandise à 150',
  'explained.empire-card.21':
    '**{name}.** Acheter un cube de n’importe quelle marchandise pour 150 florins, dans la zone habitée de n’importe qui. Il faut de la place, un PM et, si un pacte le prévoit, le péage ; pas là où personne ne peut commercer. On peut ouvrir une route comme après tout achat.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.22': '10 florins par cube d’autrui dans vos territoires',
  'explained.empire-card.22':
    '**{name}.** 10 florins pour chaque cube d’autrui sur des transports qui se trouvent dans vos territoires ou s’apprêtent à les traverser.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.23': '20 florins par cube d’autrui dans vos territoires',
  'explained.empire-card.23':
    '**{name}.** 20 florins pour chaque cube d’autrui sur des transports qui se trouvent dans vos territoires ou s’apprêtent à les traverser.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.24': 'Une unité se lève là où l’on vous attaque',
  'explained.empire-card.24':
    '**{name}.** Quand un ennemi arrive ou qu’une rébellion éclate chez vous, une unité s’y lève, avant tout dé ; un capitaine de niveau I au plus.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.25': '3 PM pour des unités qui viennent défendre',
  'explained.empire-card.25':
    '**{name}.** Quand un ennemi arrive ou qu’une rébellion éclate chez vous, 3 PM pour des unités qui viennent défendre. Elles viennent à pied, d’un ou de plusieurs territoires, sans rien traverser d’hostile ; des chariots peuvent les suivre et ne coûtent rien.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.26': 'Le territoire attaqué vaut une tour',
  'explained.empire-card.26':
    '**{name}.** Quand un ennemi arrive ou qu’une rébellion éclate chez vous, le territoire vaut une tour jusqu’à la fin du tour, si vous y avez des unités. Un bâtiment militaire ôte un point de plus.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.27': 'Ignorer le premier point de dégâts de la manche',
  'explained.empire-card.27':
    '**{name}.** Ignorer le premier point de dégâts de la manche, de toute sorte, vos propres pertes aussi. À jouer avant la manche, quand des tirs jetés vous touchent, ou avant que les dégâts soient infligés.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.28': 'Racheter à moitié prix les pertes de la manche au tour suivant',
  'explained.empire-card.28':
    '**{name}.** Racheter à moitié prix les pertes de cette manche, aux achats du tour suivant. Elles comptent dans la limite du tour ; les capitaines ne demandent pas de points. Ce que machines et archers ont pris avant compte aussi, ce qui a été capturé non.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.29': 'Pertes des tirs retirées à la fin de la manche',
  'explained.empire-card.29':
    '**{name}.** Pour une manche, vos pertes dues aux machines et aux archers ne sont retirées qu’à la fin.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.30': 'La route d’un transport perdu passe à un autre',
  'explained.empire-card.30':
    '**{name}.** La route d’un transport que vous avez perdu continue avec un autre, avec les étapes déjà atteintes. Tant que la carte est prête, les étapes attendent jusqu’à la fin du tour. Pas pour un transport capturé.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.31': 'Réorganiser les étapes de votre route',
  'explained.empire-card.31':
    '**{name}.** Réorganiser les étapes de votre route. Autant d’étapes atteintes qu’avant ; jamais la destination.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.32': 'Un bâtiment coûte 50 de moins',
  'explained.empire-card.32':
    '**{name}.** Un bâtiment de votre choix, neuf ou amélioré, coûte 50 florins de moins. On le nomme en le mettant sur la liste. Pas au-dessous de zéro, pas sur ses points, et pas avec la carte 33.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.33': 'Un bâtiment à moitié prix',
  'explained.empire-card.33':
    '**{name}.** Un bâtiment de votre choix, neuf ou amélioré, coûte la moitié. On le nomme en le mettant sur la liste. Pas sur ses points, et pas avec la carte 32.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.34': 'Une unité n’importe où hors de votre royaume',
  'explained.empire-card.34':
    '**{name}.** Placer une unité, sauf un capitaine, n’importe où hors de votre royaume. Elle entre comme si elle y avait marché : une horde peut apparaître, et ce peut être une attaque sans guerre.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.35': 'Une unité rejoint votre bataille',
  'explained.empire-card.35':
    '**{name}.** Une unité, sauf un capitaine, rejoint votre bataille entre deux manches, à terre.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.36': 'Déposer jusqu’à 300 florins, ou les reprendre avec 50 % de plus',
  'explained.empire-card.36':
    '**{name}.** Déposer jusqu’à 300 florins sur la carte, ou reprendre ceux qui s’y trouvent avec 50 % de plus. Les florins posés ne sont pas du trésor ; le bonus est arrondi vers le bas.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.37': 'La moitié des intérêts payés par les autres ce tour',
  'explained.empire-card.37':
    '**{name}.** Vous recevez la moitié des intérêts que paient les autres ce tour. À jouer en phase 3, pour ce qui reste à payer.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.38': '50 florins d’intérêts en moins',
  'explained.empire-card.38':
    '**{name}.** Vous payez 50 florins d’intérêts de moins, pas au-dessous de zéro. À jouer dans n’importe quelle phase avant de les payer.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.39': 'Une unité détruite devient prisonnière',
  'explained.empire-card.39':
    '**{name}.** Une unité que vous détruiriez devient prisonnière. Par tous les dégâts de la bataille sauf les propres pertes de l’ennemi, dès que la carte est jouée ; jamais un barbare.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.40': 'Capturer sans pénalité à deux contre un',
  'explained.empire-card.40':
    '**{name}.** Vous capturez à valeur entière dès deux contre un, si vous avez déclaré une capture.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.41': 'La pénalité de capture baisse de 2',
  'explained.empire-card.41':
    '**{name}.** Ce que votre valeur perd pour une capture diminue de 2, pas au-dessous de zéro.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.42': 'L’événement épargne 1 à 3 territoires',
  'explained.empire-card.42':
    '**{name}.** L’événement épargne 1 à 3 territoires, dans l’ordre où vous les nommez. Un d6 dit combien : un sur 1 et 2, deux sur 3 et 4, trois sur 5 et 6.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.43': 'L’événement épargne un territoire',
  'explained.empire-card.43':
    '**{name}.** L’événement épargne un territoire, avec les pièces de tous.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.44': 'Redresser une carte tournée de quiconque',
  'explained.empire-card.44':
    '**{name}.** Redresser une carte tournée de n’importe qui, mais pas une carte qui prend effet à l’instant.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.45': '50 florins : redresser une carte tournée de quiconque',
  'explained.empire-card.45':
    '**{name}.** Pour 50 florins, redresser une carte tournée de n’importe qui, mais pas une carte qui prend effet à l’instant.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.46': 'Un dé affiche un de moins',
  'explained.empire-card.46':
    '**{name}.** Un dé qui vient d’être jeté affiche un de moins, jamais au-dessous de 1. N’importe quel dé : d’une bataille ou de ses tirs avant les dégâts, d’une carte, d’une galère, d’un événement ou des barbares. Des dés qui deviennent égaux se multiplient. On vous le demande là où un de moins changerait quelque chose ; jouée par consigne, elle vaut pour la mêlée.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.47': 'Deux dés affichent un de moins',
  'explained.empire-card.47':
    '**{name}.** Deux dés qui viennent d’être jetés affichent chacun un de moins, jamais au-dessous de 1.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.48': '50 florins : annuler la carte jouée',
  'explained.empire-card.48':
    '**{name}.** Pour 50 florins, annuler la carte qui vient d’être jouée : toute carte d’un autre, pour sa capacité ou ses points, sur une liste d’achats aussi. Elle reste tournée.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.49': 'Annuler la carte jouée',
  'explained.empire-card.49':
    '**{name}.** Annuler la carte qui vient d’être jouée : toute carte d’un autre, pour sa capacité ou ses points, sur une liste d’achats aussi. Elle reste tournée.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.50': '1 à 3 de vos biens échappent au pillage ce tour',
  'explained.empire-card.50':
    '**{name}.** 1 à 3 de vos biens échappent au pillage ce tour, où que chacun soit. Vous les nommez et un d3 dit combien : transports et machines avec leur chargement, même à l’étranger et en mer ; bâtiments ; cubes d’un marché. L’ennemi qui devrait en garder un sans avoir de jeton vous le laisse.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.51': 'Un de vos biens échappe au pillage ce tour',
  'explained.empire-card.51':
    '**{name}.** Un de vos biens échappe au pillage ce tour : un transport ou une machine avec son chargement, où qu’il soit, un bâtiment, ou les cubes d’un marché.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.52': 'Chaque machine tire une fois de plus, toute la bataille',
  'explained.empire-card.52':
    '**{name}.** Chacune de vos machines tire une fois de plus, toute la bataille, même sans servants.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.53': 'Une machine suit son armée aussi loin qu’elle va',
  'explained.empire-card.53':
    '**{name}.** Une machine va aussi loin que l’armée qu’elle accompagne.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.54': 'Une machine porte 1 à 3 unités ce tour',
  'explained.empire-card.54':
    '**{name}.** Jusqu’à la fin du tour, une machine porte 1 à 3 unités, selon un d3, dans toutes les phases. Elle se déplace comme une machine et tire encore.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.55': 'Un transport passe inaperçu chez l’adversaire',
  'explained.empire-card.55':
    '**{name}.** Un transport passe inaperçu parmi les ennemis, avec tout ce qu’il porte. Là où il arrive, tout vaut comme d’habitude.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.56': 'Tous les transports d’un territoire passent inaperçus',
  'explained.empire-card.56':
    '**{name}.** Tous les transports d’un territoire passent inaperçus parmi les ennemis, avec tout ce qu’ils portent. Là où ils arrivent, tout vaut comme d’habitude.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.57': 'Un point de n’importe quelle couleur',
  'explained.empire-card.57':
    '**{name}.** Un point de n’importe quelle couleur dont vous connaissez une technologie.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.58': 'Deux points d’une même couleur',
  'explained.empire-card.58':
    '**{name}.** Deux points d’une même couleur dont vous connaissez une technologie.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.59': 'La carte jouée donne aussi ses points',
  'explained.empire-card.59':
    '**{name}.** La carte qui vient d’être jouée, par n’importe qui, donne ses points en plus de sa capacité.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.60': 'Doubler les points d’une carte',
  'explained.empire-card.60':
    '**{name}.** Les points d’une carte sont doublés : de n’importe qui, quand on la tourne pour eux, ou d’une carte prête à vous.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.61': 'Piocher trois événements et en choisir un',
  'explained.empire-card.61':
    '**{name}.** Piocher trois événements et en choisir un. Les autres, et la carte déjà piochée, vont sous la pioche.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.62': 'Repiocher d’autres cartes Empire',
  'explained.empire-card.62':
    '**{name}.** En achetant une carte, piocher d’autres cartes Empire à la place. Les premières vont sous la pioche.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.63': 'Déplacer un cube de marché vers une zone voisine',
  'explained.empire-card.63':
    '**{name}.** Déplacer un cube d’un marché vers une zone voisine, à trois territoires ou mers au plus, où sa couleur ne se trouve ni placée ni imprimée.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.64': 'La vente qui clôt la route a aussi le bonus de marché',
  'explained.empire-card.64':
    '**{name}.** La vente qui clôt votre route a aussi le bonus de marché.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.65': '100 florins : une horde à vous jusqu’à la fin du tour',
  'explained.empire-card.65':
    '**{name}.** Pour 100 florins, une horde à vous jusqu’à la fin du tour, sur une terre que vous tenez avec des unités. Elle est composée selon les dés barbares, autant qu’il y a de pièces.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.66': 'Jusqu’à 2 de vos unités combattent avec une horde',
  'explained.empire-card.66':
    '**{name}.** Jusqu’à 2 de vos unités combattent avec une horde, d’un même territoire ou une de chacun de deux. N’importe quelle horde si rien ne se combat, sinon celle d’une bataille d’autrui. Ce qui reste rentre chez soi à la fin du tour.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.67': 'Une unité d’une armée sans chef devient capitaine I ce tour',
  'explained.empire-card.67':
    '**{name}.** Une unité d’une armée sans chef, de n’importe qui dans une bataille à terre, est capitaine I jusqu’à la fin du tour.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.68': 'Un capitaine monte d’un niveau ce tour',
  'explained.empire-card.68':
    '**{name}.** Un capitaine, de n’importe qui dans une bataille à terre, monte d’un niveau jusqu’à la fin du tour, niveau III au plus.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.69': 'Améliorer un bâtiment civil inférieur au militaire',
  'explained.empire-card.69':
    '**{name}.** Améliorer d’un niveau un bâtiment civil inférieur au bâtiment militaire de son territoire, sans florins ni points.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.70': 'Améliorer un bâtiment militaire inférieur au civil',
  'explained.empire-card.70':
    '**{name}.** Améliorer d’un niveau un bâtiment militaire inférieur au bâtiment civil de son territoire, sans florins ni points, avec son jeton de contrôle.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.71': '20 florins par point dépensé',
  'explained.empire-card.71':
    '**{name}.** 20 florins pour chaque point que vous cédez. Les points achetés pour un usage n’en sont pas.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',
  'about.empire-card.72': '100 florins par paire de points de couleurs différentes',
  'explained.empire-card.72':
    '**{name}.** 100 florins pour chaque paire de points de deux couleurs que vous cédez.[ Ou tournée pour ses points : {points}.] Objectif : {objective} (jeton : {gear}).',

  // Each technology, likewise.
  'about.technology.carpentry': 'Construire et améliorer chariots, galères, caravanes, navires',
  'explained.technology.carpentry':
    '**{name}.** Un point et 100 florins par niveau d’un transport, ou de ce qu’on y ajoute. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.logistics': 'Un pas par mer pour un véhicule, par terre pour un navire',
  'explained.technology.logistics':
    '**{name}.** Un point par pas qu’un chariot de guerre, une caravane ou une machine fait en mer, ou un navire sur terre, au prochain mouvement. Chacun finit sur son élément, un navire aussi sur une côte ; revenir à terre est gratuit. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.machinery': 'Les servants combattent aussi en mêlée',
  'explained.technology.machinery':
    '**{name}.** Un point pour une machine : ses servants combattent aussi en mêlée, jusqu’à la fin du tour. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.cartography': 'Des PM, ou une unité avance d’un pas',
  'explained.technology.cartography':
    '**{name}.** Deux points par PM d’un véhicule, même déjà arrêté, dont les unités peuvent de nouveau être emmenées. Ou bien, hors de votre propre mouvement complet, un chariot avec ses unités ou une unité seule fait un pas et combat aussitôt. Si vous avez gagné à la fin de votre mouvement complet, on vous demande si vous continuez ainsi avant que le tour passe au suivant. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.commerce': 'Chaque cube vendu rapporte 25, 50 ou 100 de plus',
  'explained.technology.commerce':
    '**{name}.** Un point par cube de la prochaine vente, qui rapporte 25, 50 ou 100 florins de plus selon le bâtiment civil de la zone (village, ville, cité). Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.market': '50 florins sur la prochaine vente ou achat',
  'explained.technology.market':
    '**{name}.** Un point par tranche de 50 florins en plus sur la prochaine vente ou en moins sur le prochain achat, qui n’est jamais gratuit. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.control': 'Déplacer un cube placé',
  'explained.technology.control':
    '**{name}.** Un point pour déplacer un cube placé entre deux zones voisines ; vous contrôlez l’une d’elles, et un de vos transports commerciaux se trouve dans l’une d’elles. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.guilds': 'Des étapes de votre route sont atteintes',
  'explained.technology.guilds':
    '**{name}.** Deux points par étape de votre route qui compte comme atteinte, à tout moment ; jamais la destination. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.edict': 'Traverser une terre barbare sans horde',
  'explained.technology.edict':
    '**{name}.** Deux points par territoire de personne que votre prochain mouvement traverse sans horde. Il ne peut pas s’y terminer sans en rencontrer une. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.law': 'Placer votre rébellion en terre barbare',
  'explained.technology.law':
    '**{name}.** Un point pour placer une de vos rébellions dans un territoire de personne, sans unités, à côté de votre royaume. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.nation': 'Déplacer des barbares vers un territoire adjacent',
  'explained.technology.nation':
    '**{name}.** Un point par barbare qui va dans un territoire adjacent, où il combat ou pille aussitôt. Une bataille où il ne reste aucun barbare est finie, et la terre prise. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.influence': 'Convertir des barbares',
  'explained.technology.influence':
    '**{name}.** Deux points par barbare, à côté de votre royaume ou de vos terres ou dans votre bataille, qui devient une de vos unités ; ce qui reste combat aussitôt. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.art-of-war': 'Recruter et promouvoir des capitaines',
  'explained.technology.art-of-war':
    '**{name}.** Un point et 100 florins par niveau d’un capitaine, ou de ce qu’on y ajoute. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.promotion': 'Une unité au combat en vaut une autre',
  'explained.technology.promotion':
    '**{name}.** Un point par échelon dont une unité au combat, de l’un ou l’autre camp, compte comme une autre jusqu’à la fin du tour. Les échelons : infanterie légère ou archer, infanterie lourde, cavalerie, capitaine I, II, III. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.tactics': 'Choisir qui subit vos dégâts',
  'explained.technology.tactics':
    '**{name}.** Un point par point de dégâts infligé dont vous désignez le type visé, autant que ce type en supporte. Une fois les dés jetés, pas plus qu’ils n’en infligent ; avant la manche, aussi pour ceux des archers et de Stratégie. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.strategy': 'Des dégâts avant la mêlée',
  'explained.technology.strategy':
    '**{name}.** Deux points par point de dégâts avant la mêlée, sans dé, autant que l’ennemi en supporte. Un bâtiment peut les ôter comme ceux des archers. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.masonry': 'Construire villages, villes et cités',
  'explained.technology.masonry':
    '**{name}.** Un point et 100 florins par niveau d’un bâtiment civil. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.architecture': 'Construire tours, forts et châteaux',
  'explained.technology.architecture':
    '**{name}.** Un point et 100 florins par niveau d’un bâtiment militaire. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.mathematics': 'Construire des machines de siège',
  'explained.technology.mathematics':
    '**{name}.** Un point et 100 florins par niveau d’une machine de siège. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.engineering': 'Améliorer gratuitement un bâtiment ou une machine',
  'explained.technology.engineering':
    '**{name}.** Deux points pour élever un bâtiment ou une machine d’un niveau, sans florins ; pendant les achats, cela figure sur la liste. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.religion': 'Construire des cathédrales',
  'explained.technology.religion':
    '**{name}.** Un point et 300 florins pour une cathédrale. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.monasticism': 'Changer la couleur d’un point violet',
  'explained.technology.monasticism':
    '**{name}.** Un point violet que vous avez fait devient d’une autre couleur. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.proselytism': 'Utiliser la carte d’un voisin',
  'explained.technology.proselytism':
    '**{name}.** Un point pour utiliser la capacité ou les points d’une carte d’un voisin, prête ou tournée, une fois par tour chacune ; la carte reste telle quelle. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
  'about.technology.flight-of-time': 'Utiliser une fois la technologie d’un voisin',
  'explained.technology.flight-of-time':
    '**{name}.** Deux points pour utiliser une fois dans la phase une technologie d’un voisin, à son propre coût. Niveau {level}, {branch} : {florins} florins, après les niveaux inférieurs.',
};
