import type { Translation } from '../../../../../../kit/index.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  // What a battle order settles.
  'about.order-for.all': 'Toute armée sans ordre propre à son lieu',
  'explained.order-for.all':
    '**{name}.** L’ordre vaut pour toutes vos armées ; un ordre pour un lieu passe avant. Personne d’autre ne les voit.',
  'about.order-field.ask': 'Combien de fois une bataille vous attend',
  'explained.order-field.ask':
    '**{name}.** Ce qu’une bataille vous demande à vous-même ; le reste suit cet ordre. Pour l’instant : {now}.',
  'about.order-field.losses': 'Quel type encaisse en premier, en second …',
  'explained.order-field.losses':
    '**{name}.** Les types d’unités dans l’ordre où ils encaissent. Les entières sont gardées le plus longtemps. Pour l’instant : {now}.',
  'about.order-field.sacrifice': 'Infanteries légères sacrifiées avant les dés : +4 chacune',
  'explained.order-field.sacrifice':
    '**{name}.** Combien d’infanteries légères sont sacrifiées avant chaque jet, si l’ennemi n’en a pas : chacune ajoute 4 à l’attaque. Pour l’instant : {now}.',
  'about.order-field.reroll': 'Si les dés faibles sont relancés',
  'explained.order-field.reroll':
    '**{name}.** Chacun des trois dés peut être relancé une fois par manche. Pour l’instant : {now}.',
  'about.order-field.crews': 'Si des unités quittent la mêlée pour servir les machines',
  'explained.order-field.crews':
    '**{name}.** Une machine tire une fois par servant, trois au plus, qui sont alors hors de la mêlée. Pour l’instant : {now}.',
  'about.order-field.aim': 'Ce que visent trébuchets et bombardes',
  'explained.order-field.aim':
    '**{name}.** Un trébuchet ou une bombarde peut viser un bâtiment ennemi plutôt que l’armée. Pour l’instant : {now}.',
  'about.order-field.captain': 'Ce que font des capitaines plus forts que ceux de l’ennemi',
  'explained.order-field.captain':
    '**{name}.** Chaque niveau de plus que l’ennemi est un emploi : agir comme un type, libérer un type à vous, annuler un des siens. Pour l’instant : {now}.',
  'about.order-field.crushing': 'Avec 20 de plus que l’ennemi : plus de dégâts ou moins de pertes',
  'explained.order-field.crushing':
    '**{name}.** Chaque tranche de 20 en plus vaut un point de dégâts de plus ou une perte de moins. Pour l’instant : {now}.',
  'about.order-field.shield': 'De quoi protège votre tour, fort ou château',
  'explained.order-field.shield':
    '**{name}.** Un bâtiment militaire ôte son niveau à une sorte de dégâts par manche. Pour l’instant : {now}.',
  'about.order-field.capture': 'Si l’on fait des prisonniers au lieu de tuer',
  'explained.order-field.capture':
    '**{name}.** À moins de trois contre un, capturer coûte la moitié de votre valeur ; à partir de trois contre un, rien. Pour l’instant : {now}.',
  'about.order-field.flee': 'Quand votre attaque s’interrompt',
  'explained.order-field.flee':
    '**{name}.** La manche de fuite se livre à demi-valeur et coûte une perte de plus par pas. Devant des barbares, elle coûte 1 PH. Pour l’instant : {now}.',
  'about.order-field.yield': 'Quand votre armée offre de se rendre',
  'explained.order-field.yield':
    '**{name}.** Les hommes rendus vont près de votre plateau et reviennent gratuitement dès le tour suivant ; le terrain est perdu. L’ennemi doit accepter. Pour l’instant : {now}.',
  'about.order-field.quarter': 'Si une reddition offerte est acceptée',
  'explained.order-field.quarter':
    '**{name}.** Une armée qui se rend vous laisse le terrain sans autre combat, mais revient à son propriétaire. Pour l’instant : {now}.',
  'about.order-field.answer': 'Qui, de vous ou de l’ordre, répond sur la reddition',
  'explained.order-field.answer':
    '**{name}.** Quand l’ennemi offre de se rendre ou l’exige, on vous consulte, ou cet ordre répond. Pour l’instant : {now}.',
  'about.order-field.spoils': 'Ce que deviennent bâtiments et transports pris',
  'explained.order-field.spoils':
    '**{name}.** Ce que vous prenez est gardé, si vous avez un jeton de propriété, ou pillé pour la moitié du coût et 50 par cube. Pour l’instant : {now}.',

  // Each answer to it.
  'about.order-ask.attacking': 'L’habitude : vous menez vos attaques, les défenses vont seules',
  'explained.order-ask.attacking':
    '**{name}.** Vos attaques attendent vos manches et vos dés ; les défenses suivent cet ordre sans vous attendre.',
  'about.order-ask.all': 'Chaque bataille attend chacune de vos décisions : lent',
  'explained.order-ask.all':
    '**{name}.** On vous demande chaque décision de chaque bataille, en attaque et en défense. La partie vous attend à chaque fois.',
  'about.order-ask.none': 'Aucune bataille ne vous attend : tout suit cet ordre, jusqu’au bout',
  'explained.order-ask.none':
    '**{name}.** Toutes vos batailles sont livrées jusqu’au bout selon cet ordre. Le plus rapide ; on ne vous demande pas non plus de cartes.',
  'about.order-sacrifice.none': 'Personne n’est sacrifié',
  'explained.order-sacrifice.none':
    '**{name}.** Une infanterie légère sacrifiée est perdue ; chacune ajoute 4 à la valeur d’attaque de la manche.',
  'about.order-sacrifice.one': 'Une par manche : +4 d’attaque',
  'explained.order-sacrifice.one':
    '**{name}.** Une infanterie légère sacrifiée est perdue ; chacune ajoute 4 à la valeur d’attaque de la manche.',
  'about.order-sacrifice.two': 'Deux par manche : +8 d’attaque',
  'explained.order-sacrifice.two':
    '**{name}.** Une infanterie légère sacrifiée est perdue ; chacune ajoute 4 à la valeur d’attaque de la manche.',
  'about.order-sacrifice.all': 'Toutes d’un coup : +4 chacune, et plus d’infanterie légère',
  'explained.order-sacrifice.all':
    '**{name}.** Une infanterie légère sacrifiée est perdue ; chacune ajoute 4 à la valeur d’attaque de la manche.',
  'about.order-sacrifice.to-win': 'Autant qu’il en faut d’ordinaire pour battre l’ennemi',
  'explained.order-sacrifice.to-win':
    '**{name}.** Une infanterie légère sacrifiée est perdue ; chacune ajoute 4 à la valeur d’attaque de la manche.',
  'about.order-reroll.usual': 'Les dés qui gâtent le jet sont relancés',
  'explained.order-reroll.usual':
    '**{name}.** Les dés faibles, ou ceux qui feraient perdre la manche, sont relancés une fois.',
  'about.order-reroll.none': 'Le premier jet vaut',
  'explained.order-reroll.none': '**{name}.** Aucun dé n’est relancé.',
  'about.order-crews.usual': 'Jusqu’à trois hommes par machine ; les autres combattent',
  'explained.order-crews.usual':
    '**{name}.** Chaque machine utilisable reçoit jusqu’à trois hommes, sans vider la mêlée.',
  'about.order-crews.none': 'Les machines se taisent ; tous combattent en mêlée',
  'explained.order-crews.none': '**{name}.** Personne ne sert les machines.',
  'about.order-aim.units': 'Vise les hommes : 2, 3 ou 4 points de dégâts par coup',
  'explained.order-aim.units':
    '**{name}.** Un coup de trébuchet ôte 1 point de structure à un bâtiment, une bombarde 2 ; à une armée, 3 et 4 points. Une catapulte ne vise que des unités.',
  'about.order-aim.military': 'Vise la tour, le fort ou le château tant qu’il tient',
  'explained.order-aim.military':
    '**{name}.** Un coup de trébuchet ôte 1 point de structure à un bâtiment, une bombarde 2 ; à une armée, 3 et 4 points. Une catapulte ne vise que des unités.',
  'about.order-aim.civil': 'Vise le village, la ville ou la cité tant qu’elle tient',
  'explained.order-aim.civil':
    '**{name}.** Un coup de trébuchet ôte 1 point de structure à un bâtiment, une bombarde 2 ; à une armée, 3 et 4 points. Une catapulte ne vise que des unités.',
  'about.order-aim.religious': 'Vise la cathédrale tant qu’elle tient',
  'explained.order-aim.religious':
    '**{name}.** Un coup de trébuchet ôte 1 point de structure à un bâtiment, une bombarde 2 ; à une armée, 3 et 4 points. Une catapulte ne vise que des unités.',
  'about.order-captain.usual': 'Tirer si l’ennemi ne le peut ; sinon libérer un type',
  'explained.order-captain.usual':
    '**{name}.** Un capitaine tire comme un archer si l’ennemi n’en a pas ; sinon il libère une capacité à vous.',
  'about.order-captain.shoot': 'Les capitaines tirent comme des archers',
  'explained.order-captain.shoot': '**{name}.** Chaque emploi fait tirer un capitaine comme un archer.',
  'about.order-captain.free': 'Vos types servent bien que l’ennemi les ait',
  'explained.order-captain.free':
    '**{name}.** Chaque emploi libère un de vos types que l’ennemi, en ayant aussi, empêcherait.',
  'about.order-captain.stop': 'Des types ennemis perdent leur capacité',
  'explained.order-captain.stop': '**{name}.** Chaque emploi annule un type ennemi.',
  'about.order-captain.none': 'Les capitaines combattent, sans plus',
  'explained.order-captain.none': '**{name}.** Les niveaux des capitaines ne servent pas.',
  'about.order-crushing.spare': 'Chaque tranche de 20 : une perte de moins pour vous',
  'explained.order-crushing.spare': '**{name}.** Chaque tranche de 20 d’avance vous épargne une de vos propres pertes.',
  'about.order-crushing.deal': 'Chaque tranche de 20 : un point de dégâts de plus',
  'explained.order-crushing.deal': '**{name}.** Chaque tranche de 20 d’avance inflige un point de plus.',
  'about.order-shield.usual': 'Contre ce qui menace le plus dans la manche',
  'explained.order-shield.usual':
    '**{name}.** Un bâtiment militaire ôte son niveau (1, 2, 3) à cette sorte de dégâts dans la manche.',
  'about.order-shield.siege': 'Aux dégâts des machines de siège',
  'explained.order-shield.siege':
    '**{name}.** Un bâtiment militaire ôte son niveau (1, 2, 3) à cette sorte de dégâts dans la manche.',
  'about.order-shield.archers': 'Aux dégâts des archers',
  'explained.order-shield.archers':
    '**{name}.** Un bâtiment militaire ôte son niveau (1, 2, 3) à cette sorte de dégâts dans la manche.',
  'about.order-shield.melee': 'Aux dégâts de la mêlée',
  'explained.order-shield.melee':
    '**{name}.** Un bâtiment militaire ôte son niveau (1, 2, 3) à cette sorte de dégâts dans la manche.',
  'about.order-capture.never': 'Les ennemis tombent ; votre valeur reste entière',
  'explained.order-capture.never':
    '**{name}.** Les prisonniers sont emmenés après la bataille ; leur propriétaire peut les racheter au double du prix, et à la fin ils lui coûtent des PH.',
  'about.order-capture.two-to-one': 'Capture dès deux contre un, à demi-valeur sous trois',
  'explained.order-capture.two-to-one':
    '**{name}.** Les prisonniers sont emmenés après la bataille ; leur propriétaire peut les racheter au double du prix, et à la fin ils lui coûtent des PH.',
  'about.order-capture.three-to-one': 'Capture seulement quand cela ne coûte rien',
  'explained.order-capture.three-to-one':
    '**{name}.** Les prisonniers sont emmenés après la bataille ; leur propriétaire peut les racheter au double du prix, et à la fin ils lui coûtent des PH.',
  'about.order-capture.always': 'Capture toujours : demi-valeur à moins de trois contre un',
  'explained.order-capture.always':
    '**{name}.** Les prisonniers sont emmenés après la bataille ; leur propriétaire peut les racheter au double du prix, et à la fin ils lui coûtent des PH.',
  'about.order-flee.never': 'Jusqu’au dernier homme',
  'explained.order-flee.never':
    '**{name}.** La manche de fuite se livre à demi-valeur et coûte une perte de plus par pas.',
  'about.order-flee.third-lost': 'Dès qu’un tiers de l’armée a disparu',
  'explained.order-flee.third-lost':
    '**{name}.** La manche de fuite se livre à demi-valeur et coûte une perte de plus par pas.',
  'about.order-flee.half-lost': 'Dès que la moitié de l’armée a disparu',
  'explained.order-flee.half-lost':
    '**{name}.** La manche de fuite se livre à demi-valeur et coûte une perte de plus par pas.',
  'about.order-flee.outnumbered': 'Dès que l’ennemi a plus d’unités',
  'explained.order-flee.outnumbered':
    '**{name}.** La manche de fuite se livre à demi-valeur et coûte une perte de plus par pas.',
  'about.order-flee.outnumbered-twice': 'Dès que l’ennemi en a deux fois plus',
  'explained.order-flee.outnumbered-twice':
    '**{name}.** La manche de fuite se livre à demi-valeur et coûte une perte de plus par pas.',
  'about.order-flee.unlikely': 'Quand la chance calculée tombe sous 25 %',
  'explained.order-flee.unlikely':
    '**{name}.** La manche de fuite se livre à demi-valeur et coûte une perte de plus par pas.',
  'about.order-flee.hopeless': 'Quand la chance calculée tombe sous 10 %',
  'explained.order-flee.hopeless':
    '**{name}.** La manche de fuite se livre à demi-valeur et coûte une perte de plus par pas.',
  'about.order-yield.never': 'Jusqu’au dernier homme',
  'explained.order-yield.never':
    '**{name}.** Les hommes rendus vous reviennent gratuitement dès le tour suivant ; l’ennemi doit accepter.',
  'about.order-yield.third-lost': 'Dès qu’un tiers de l’armée a disparu',
  'explained.order-yield.third-lost':
    '**{name}.** Les hommes rendus vous reviennent gratuitement dès le tour suivant ; l’ennemi doit accepter.',
  'about.order-yield.half-lost': 'Dès que la moitié de l’armée a disparu',
  'explained.order-yield.half-lost':
    '**{name}.** Les hommes rendus vous reviennent gratuitement dès le tour suivant ; l’ennemi doit accepter.',
  'about.order-yield.outnumbered': 'Dès que l’ennemi a plus d’unités',
  'explained.order-yield.outnumbered':
    '**{name}.** Les hommes rendus vous reviennent gratuitement dès le tour suivant ; l’ennemi doit accepter.',
  'about.order-yield.outnumbered-twice': 'Dès que l’ennemi en a deux fois plus',
  'explained.order-yield.outnumbered-twice':
    '**{name}.** Les hommes rendus vous reviennent gratuitement dès le tour suivant ; l’ennemi doit accepter.',
  'about.order-yield.unlikely': 'Quand la chance calculée tombe sous 25 %',
  'explained.order-yield.unlikely':
    '**{name}.** Les hommes rendus vous reviennent gratuitement dès le tour suivant ; l’ennemi doit accepter.',
  'about.order-yield.hopeless': 'Quand la chance calculée tombe sous 10 %',
  'explained.order-yield.hopeless':
    '**{name}.** Les hommes rendus vous reviennent gratuitement dès le tour suivant ; l’ennemi doit accepter.',
  'about.order-quarter.give': 'Le terrain est à vous ; ses hommes lui reviennent',
  'explained.order-quarter.give':
    '**{name}.** La reddition est acceptée : le terrain est à vous, et ses hommes lui reviennent dès le tour suivant.',
  'about.order-quarter.refuse': 'Pas de reddition : le combat continue',
  'explained.order-quarter.refuse': '**{name}.** Une reddition offerte est refusée, et la bataille continue.',
  'about.order-answer.ask': 'La bataille attend votre oui ou non',
  'explained.order-answer.ask': '**{name}.** On vous consulte à chaque fois.',
  'about.order-answer.order': 'Réponse immédiate selon cet ordre',
  'explained.order-answer.order':
    '**{name}.** Offres et exigences reçoivent la réponse que cet ordre donne sur la reddition.',
  'about.order-spoils.keep': 'Bâtiments et transports deviennent vôtres, tant qu’il y a des jetons',
  'explained.order-spoils.keep':
    '**{name}.** Ce qui est pris est gardé tant que vous avez des jetons de propriété ; le reste est pillé.',
  'about.order-spoils.plunder': 'La moitié du coût en florins, 50 par cube, et plus rien',
  'explained.order-spoils.plunder': '**{name}.** Ce qui est pris est changé en florins aussitôt, et quitte la carte.',
};
