import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  // A nation in a line: when, how strong, what for. Its card is made of the facts.
  'about.nation.carthage': 'Tours 1–5 : 19 Infanteries par mer, Invasion. La côte sud, puis 3 PV l’unité à Narbonne.',
  'about.nation.galicien':
    'Jusqu’à la fin : 7 Infanteries au plus, au nord-ouest. Galice et Asturies comptent toujours.',
  'about.nation.cantabrien': 'Tours 1–8 : 8 Infanteries au plus, au nord. 3 PV par Elite de ROME ; puis WISIGOTH.',
  'about.nation.lusitanien': 'Tours 1–12 : 12 Infanteries au plus, à l’ouest. Viriathus au tour 5 ; puis BADAJOZ.',
  'about.nation.basque': 'Tours 1–13 : 8 Infanteries au plus, aux Pyrénées. 3 PV par Elite de ROME ; puis NAVARRE.',
  'about.nation.celte': 'Jusqu’à la fin : 8 Infanteries au plus, au sud-ouest. Algarve et Lisbonne comptent toujours.',
  'about.nation.ibere':
    'Tours 1–3 : 13 Infanteries au plus, centre et est. 2 PV par Infanterie de CARTHAGE ; puis ROME.',
  'about.nation.rome': 'Tours 2–5 : jusqu’à 40 Elites, Forts gratuits, Invasion. Sud et Est ; puis HISPANO-ROMAIN.',
  'about.nation.hispano-romain': 'Dès le tour 6 : 8 unités de ROME au plus, et ses Forts. Le sud et le sud-est.',
  'about.nation.vandale': 'Tours 6–9 : 15 Infanteries, Invasion vers le sud, puis 1 PV l’unité en Afrique. Sans Or.',
  'about.nation.alain':
    'Tours 6–10 : 12 Infanteries, 5 Cavaleries, Invasion. Le centre et la Lusitanie ; puis s’en va.',
  'about.nation.sueve': 'Tours 6–13 : 13 Infanteries, Invasion du nord-ouest, pour y rester ; puis LEÓN.',
  'about.nation.wisigoth':
    'Tours 6–12 : 32 Infanteries, des Châteaux-forts, toute l’Hispanie au tour 9 ; puis CASTILLE.',
  'about.nation.byzance': 'Du tour 9 à la fin : 16 Infanteries par mer. La côte sud-est et les îles.',
  'about.nation.omeyyad':
    'Tours 11–14 : 8 Cavaleries, 20 Infanteries et plus, Invasion avec zèle ; puis quatre émirats.',
  'about.nation.franc': 'Tours 9–15 : peu d’Infanterie au nord-est, Roland au tour 12, Chevaliers ; puis ARAGON.',
  'about.nation.aragon': 'Dès le tour 16 : héritier du FRANC. Croisade de Ramirez ; 3 PV par Château-fort musulman.',
  'about.nation.badajoz-nation':
    'Dès le tour 12 : à l’ouest, 6 Infanteries ou plus, 3 Châteaux-forts. 3 PV par Chevalier.',
  'about.nation.saragosse-nation':
    'Dès le tour 15 : 12 Infanteries, 3 Châteaux-forts, jusqu’à 6 provinces autour de l’Èbre.',
  'about.nation.navarre': 'Dès le tour 14 : héritière du BASQUE, Sancho au tour 15. Pamplune et le Pays Basque.',
  'about.nation.leon-nation': 'Dès le tour 14 : 6 unités du SUÈVE. Léon, nord-ouest ; 3 PV par Château-fort musulman.',
  'about.nation.castille': 'Dès le tour 13 : 11 unités du nord, des Chevaliers. 5 PV par Chef musulman ; Tolède.',
  'about.nation.seville-nation':
    'Dès le tour 15 : 12 unités et les Châteaux-forts de l’OMEYYAD. Séville, Cordoue, Tolède.',
  'about.nation.valence-nation': 'Dès le tour 15 : 5 Infanteries et un Château-fort. Valence, la côte et les îles.',
  'about.nation.grenade-nation': 'Dès le tour 15 : 7 Infanteries et un Château-fort. Grenade, Gibraltar et le sud-est.',
  'about.nation.el-cid':
    'Dès le tour 17 : 3 Chevaliers, 5 Infanteries. Se bat contre paie ; 5 PV pour conquérir Valence.',
  'about.nation.almoravide': 'Dès le tour 18 : 26 Elites, Invasion avec zèle. Le sud musulman ; 2 PV par Chevalier.',
  'about.nation.croisade': 'Tour 20 seulement : 3 Chevaliers, 5 Infanteries par mer. 5 PV par Château-fort musulman.',
  'about.nation.almohade': 'Tours 20–21 : 22 Elites, Invasion. 5 PV par Château-fort chrétien, 3 par musulman.',
  'explained.nation':
    '**{nation}**[ · {seat}][ · {score} PV jusqu’ici]\n{what}[\nArrive : {comes}.][\nSes terres à la fin du tour {turn} : {land}.][ {sum} PV en tout.][\nSur la carte : {units}.][\nEnchère minimum : {least} PV, retranchés de votre score.][ Incompatible : {rivals}.]\nToute sa fiche : `/nation`.',
  'about.group.any': 'ses Nations[ : {nations}]',
  'explained.group.any':
    '**{group}** : vous jouez toutes ses Nations, chacune quand son heure vient[ : {nations}]. Votre mise est retranchée de votre score final ; le plus offrant a le groupe.',

  // The event counters (10.3): a line for menus, a card with the moment.
  'about.event.armee': 'Une unité gratuite d’un type qu’elle possède',
  'explained.event.armee':
    '**Armée** – pendant les achats de votre Nation : une unité gratuite d’un type qu’elle a, ni Château-fort, ni Fort, ni Chef. Elle ne compte pas dans la limite d’une nouvelle unité par province.[ {count} des {total} pions.]',
  'about.event.bravoure': 'Une unité attaque deux fois, avant toutes les autres',
  'explained.event.bravoure':
    '**Bravoure** – avant les dés d’un round : une de vos unités, pas un Château-fort, attaque deux fois avant toutes les autres, sur un ou deux types de cibles, pas un Château-fort. Ce qu’elle détruit ne riposte pas.[ {count} des {total} pions.]',
  'about.event.chateau-fort': 'Un Château-fort gratuit, dès le tour 8',
  'explained.event.chateau-fort':
    '**Château-fort** – pendant les achats de votre Nation, dès le tour 8 : un Château-fort gratuit là où elle n’a ni Château-fort ni Fort. Il épargne 8 Or ; aussi pour une Nation qui n’en a pas sur sa fiche (deux pions spéciaux).[ {count} des {total} pions.]',
  'about.event.de': 'Le round est rejoué',
  'explained.event.de':
    '**Dé** – après les dés d’un round où vous combattez : les deux camps le rejouent, le premier résultat ne compte pas. Le mieux est de le garder pour un mauvais round.[ {count} des {total} pions.]',
  'about.event.embuscade': 'Défenseur en plaine : on combat comme en montagne',
  'explained.event.embuscade':
    '**Embuscade** – avant les premiers dés, pour un Défenseur en plaine : les deux camps combattent comme en montagne. La Cavalerie touche alors à 8 ou 9 au lieu de 4 ou 5.[ {count} des {total} pions.]',
  'about.event.fougue': 'Après le combat, une pile bouge et combat encore',
  'explained.event.fougue':
    '**Fougue** – après les combats de votre Nation : les unités d’une province bougent et combattent encore une fois, avec +1 unité en attaque (+2 avec un Chef).[ {count} des {total} pions.]',
  'about.event.indiscipline': 'Un Chevalier ennemi tombe à la première touche',
  'explained.event.indiscipline':
    '**Indiscipline** – au début d’un combat : un Chevalier ennemi tombe à la première touche au lieu de la seconde.[ {count} des {total} pions.]',
  'about.event.invasion': 'Une pile bouge et combat deux fois',
  'explained.event.invasion':
    '**Invasion** – pendant les achats de votre Nation : une de ses piles a un second mouvement et un second combat ce tour-ci, avec +2 unités en attaque. Pas pour une Nation qui envahit selon sa fiche.[ {count} des {total} pions.]',
  'about.event.longue-vie': 'Un Chef d’un seul tour en reste un second',
  'explained.event.longue-vie':
    '**Longue vie** – à tout moment avant son départ : un de vos Chefs qui ne reste qu’un tour en reste un second.[ {count} des {total} pions.]',
  'about.event.nul': 'Annule l’événement qui vient d’être joué',
  'explained.event.nul':
    '**Nul** – aussitôt après l’événement d’un autre : il est sans effet, et son pion est perdu quand même. Un Nul peut être annulé par un autre Nul ; un Signe de Dieu ne peut pas l’être.[ {count} des {total} pions.]',
  'about.event.remise': 'Les pions joués retournent dans le sac',
  'explained.event.remise':
    '**Remise** – montrée dès qu’elle est tirée : tous les pions joués retournent dans le sac, et le joueur en tire un autre.[ {count} des {total} pions.]',
  'about.event.retraite': 'Retraite avant le premier round',
  'explained.event.retraite':
    '**Retraite** – au début d’un combat : votre camp retraite avant le premier round, selon la règle ordinaire, sans perte. Il ne se soumet pas par ce combat.[ {count} des {total} pions.]',
  'about.event.ruse': 'Attaquant en montagne : on combat comme en plaine',
  'explained.event.ruse':
    '**Ruse** – avant les premiers dés, pour un Attaquant en montagne : les deux camps combattent comme en plaine. La Cavalerie touche alors à 4 ou 5 au lieu de 8 ou 9.[ {count} des {total} pions.]',
  'about.event.tactique': '+2 à tous ses dés dans ce round',
  'explained.event.tactique':
    '**Tactique** – avant les dés d’un round : +2 à tous les dés de votre Nation dans ce round, en plus d’un Chef. Un 1 manque toujours.[ {count} des {total} pions.]',
  'about.event.traitrise': 'Le Château-fort ennemi tombe à la première touche',
  'explained.event.traitrise':
    '**Traîtrise** – au début d’un combat : un Château-fort ennemi présent tombe à la première touche au lieu de la troisième.[ {count} des {total} pions.]',
  'about.event.tresor': '6 Or de plus',
  'explained.event.tresor':
    '**Trésor** – pendant les achats de votre Nation : 6 Or de plus à dépenser. Pas pour une Nation qui n’a jamais d’Or.[ {count} des {total} pions.]',

  // Units. The numbers are those needed on a ten-sided die.
  'about.unit.infantry':
    '[{price} Or. ]Avance de 2. Attaque : touche Infanterie et Cavalerie à 7 ou plus, plus fort à 8.',
  'explained.unit.infantry':
    '**Infanterie**[, {price} Or] – fait 2 provinces. En attaque elle touche Infanterie et Cavalerie à 7 (8 en montagne), Elite, Chevalier et Château-fort à 8 (9). En défense l’Infanterie à 7, Elite et Chevalier à 8, la Cavalerie à 9 (7). Une touche la détruit. Elle compte dans l’empilement et dans la population.',
  'about.unit.elite': 'Avance de 3. Attaque : touche Infanterie à 6, Cavalerie à 7, plus fort à 8. Ne s’achète pas.',
  'explained.unit.elite':
    '**Elite** – fait 3 provinces. En attaque elle touche l’Infanterie à 6 (7 en montagne), la Cavalerie à 7 (8), Elite, Chevalier et Château-fort à 8 (9). En défense elle touche comme l’Infanterie. L’Infanterie ne la touche qu’à 8. Une touche la détruit. Elle ne s’achète pas.',
  'about.unit.cavalry': 'Avance de 4. En plaine touche à 4 ou 5, en montagne à 8 ou 9. Ne s’achète pas.',
  'explained.unit.cavalry':
    '**Cavalerie** – fait 4 provinces. En attaque en plaine elle touche Infanterie et Cavalerie à 4, Elite, Chevalier et Château-fort à 5 ; en montagne à 8 et 9. En plaine les défenseurs ne la touchent qu’à 9 (7 en montagne). En défense elle touche comme l’Infanterie. Une touche la détruit. Elle ne s’achète pas.',
  'about.unit.knight': '[{price} Or. ]Avance de 2. Touche à 5 ou 6, attaque et défense ; tombe à la 2e touche.',
  'explained.unit.knight':
    '**Chevalier**[, {price} Or] – fait 2 provinces. En attaque il touche Infanterie et Cavalerie à 5 (6 en montagne), Elite, Chevalier et Château-fort à 6 (7) ; en défense l’Infanterie à 5, Elite et Chevalier à 6, la Cavalerie à 7. Il faut deux touches ; après la première il ne peut plus retraiter.',
  'about.unit.crusader': 'Un Chevalier qui s’en va avec Ramirez à la fin du tour 16.',
  'explained.unit.crusader':
    '**Croisé** – un des deux Chevaliers d’ARAGON du tour 16 : un Chevalier ordinaire (deux touches, touche à 5 ou 6), mais il s’en va avec Ramirez à la fin du tour 16.',
  'about.unit.castle': '[{price} Or. ]Ne bouge ni ne retraite. Trois dés, trois touches ; hors population.',
  'explained.unit.castle':
    '**Château-fort**[, {price} Or] – ne bouge ni ne retraite jamais. En défense il a trois dés, un de moins par touche, et tombe à la troisième ; il devient une Ruine. Il compte dans l’empilement, pas dans la population ; certaines Nations n’ont de revenu ou de PV que là où il y en a un. Un par province. À côté de lui, chaque unité n’arrête qu’une unité de passage au lieu de deux.',
  'about.unit.fort': 'Gratuit pour ROME. Ne bouge pas ; un dé, une touche ; hors population.',
  'explained.unit.fort':
    '**Fort** – vient gratuitement dans les provinces que ROME tient ou traverse aux tours 4 et 5. Il ne bouge ni ne retraite. Celui de ROME se bat comme une Elite, celui de l’HISPANO-ROMAIN comme une Infanterie, avec un dé ; une touche le détruit pour toujours. Il compte dans l’empilement, pas dans la population.',
  'about.unit.berber': 'Ne bouge qu’avec Al Mansur. Touche à 7 (5 avec lui), touché à 9 ; part après le tour 14.',
  'explained.unit.berber':
    '**Berbère** – acheté par l’OMEYYAD contre des PV au tour 14. Il ne bouge qu’avec Al Mansur, de 3 provinces au plus, hors des limites d’empilement et de population. Il touche toute unité à 7 (5 avec Al Mansur), et on le touche à 9, sur tout terrain. Il s’en va à la fin du tour 14.',
  'about.leader.any': 'Chef[ de {nation}][, jusqu’à la fin du tour {last}] : +2 à tous les dés, 1 province de plus.',
  'explained.leader.any':
    '[**{leader}**, ]Chef[ de {nation}][, là jusqu’à la fin du tour {last}] – là où il est, tous les dés de son camp ont +2, deux unités de plus attaquent au lieu d’une, qui fait tout le trajet avec lui va une province plus loin, et la montagne ne les arrête pas. Seul, il fait 3 provinces. Il ne lance pas de dé, ne compte dans aucune limite, et meurt quand toutes les unités près de lui sont détruites.',

  // Places.
  'about.province.any':
    '[{terrain}, revenu {income}][, {held} sur {stack} {stack:unité|unités}][ ; {points} PV pour {nation} au tour {turn}][ ; {foes}]',
  'explained.province.any':
    '[**{province}** – {zone}, {terrain}, revenu {income} Or, {stack} unités d’une Nation au plus, {coast}.][ Pour {nation}, {points} PV à la fin du tour {turn}.][ Là : {there}.][ Voisines : {near}.]',
  'about.area.afrique': 'Hors de la carte. De là on entre par Cadix ou Gibraltar, dans ce mouvement.',
  'explained.area.afrique':
    '**Afrique** – hors de la carte. Les unités qui y arrivent entrent en Hispanie par Cadix ou Gibraltar, qui comptent comme une province, et peuvent continuer. Ce qui y est encore à la fin du mouvement est perdu. Le VANDALE marque pour les unités qui y passent.',
  'about.area.gascogne': 'Hors de la carte, au nord des Pyrénées. Qui y arrive en repart dans ce mouvement.',
  'explained.area.gascogne':
    '**Gascogne** – hors de la carte, au nord des Pyrénées occidentales. Les unités qui y arrivent doivent en partir dans ce mouvement ; cela ne leur coûte rien. Seuls ROME, le WISIGOTH (jusqu’au tour 9) et le FRANC peuvent y rester ou y retraiter.',
  'about.area.narbonne': 'Hors de la carte, au nord des Pyrénées. Qui y arrive en repart dans ce mouvement.',
  'explained.area.narbonne':
    '**Narbonne** – hors de la carte, au nord des Pyrénées orientales. Les unités qui y arrivent doivent en partir dans ce mouvement ; cela ne leur coûte rien. ROME, le WISIGOTH (jusqu’au tour 9) et le FRANC peuvent y rester ; CARTHAGE (tour 2) et l’OMEYYAD (tours 11, 12) marquent pour les unités qui y vont.',
  'about.area.sea': 'De là on débarque à un ancrage ouvert ; ce qui y reste est perdu sans suprématie navale.',
  'explained.area.sea':
    '**En mer** – les unités débarquent à un ancrage ouvert (Valence, Dénia, Carthagène, Gibraltar, Cadix, Séville, Majorque, Ibiza), qui compte comme une province, et peuvent continuer. Ce qui est encore en mer à la fin du mouvement est perdu, sauf avec la suprématie navale : BYZANCE aux tours 9 et 10, l’OMEYYAD au tour 12.',

  // Standing orders: what each kind settles in advance. Nobody else sees them.
  'about.choice.stand': 'Combien de temps vos unités tiennent, sans question après chaque round.',
  'explained.choice.stand':
    '**Tenir au combat** – après chaque round on vous demanderait si vous retraitez. Cet ordre répond : jusqu’au bout, jusqu’à perdre la moitié des unités, ou le premier round seulement. Pour une Nation et une province, ou pour toutes ; l’ordre le plus précis compte.',
  'about.choice.retreat': 'Où vont vos unités quand elles quittent un combat ou doivent partir.',
  'explained.choice.retreat':
    '**Où retraiter** – la province où vos unités retraitent d’un combat, ou quand on les chasse. Si elles ne peuvent pas y aller, on vous demande. Plusieurs ordres sont essayés dans leur ordre.',
  'about.choice.submit': 'Si votre Nation se soumet à celle qui l’attaque.',
  'explained.choice.submit':
    '**Soumission** – votre réponse quand votre Nation, attaquée et petite, peut se soumettre : oui ou non, à un suzerain ou à tous. « Doit » sur sa fiche ne laisse pas le choix.',
  'about.choice.target': 'Le type d’unité que vos dés visent d’abord, s’il y en a.',
  'explained.choice.target':
    '**Première cible** – au combat vos dés visent d’abord ce type d’unité ennemie s’il y en a, sinon ce qu’ils touchent le plus facilement. On ne vous demande plus les cibles.',
  'about.choice.pass': 'Les événements que vous laissez passer, sans être interrogé.',
  'explained.choice.pass':
    '**Laisser passer un événement** – on ne vous demande pas si vous jouez cet événement, ou un Nul contre l’un d’eux ; vous pouvez excepter ceux d’une Nation.',
  'about.choice.ignore': 'Pas de questions d’événements dans les combats où vous n’êtes pas.',
  'explained.choice.ignore':
    '**Événements des combats des autres** – quand d’autres combattent et que l’un joue un événement, on ne vous demande pas de Nul. Pour une Nation ou pour toutes.',
  'about.choice.purchase': 'Ce que votre Nation achète aussitôt quand le tribut fait déborder sa réserve.',
  'explained.choice.purchase':
    '**Achat du suzerain** – quand le tribut d’un vassal fait dépasser votre réserve, de l’Or serait perdu. Cet ordre achète aussitôt une unité, ou rien.',
  'about.choice.capital': 'La province qui devient capitale quand une retraite y manque d’une place.',
  'explained.choice.capital':
    '**Capitale en retraite** – une capitale tient une unité de plus. Cette province devient celle de votre Nation quand ses unités en retraite n’y auraient pas la place autrement.',
  'about.choice.bid': 'Jusqu’à combien de PV vous misez pour une Nation, sans question à chaque fois.',
  'explained.choice.bid':
    '**Mise aux enchères** – votre maximum pour une Nation. Aux enchères ouvertes il dépasse les autres d’aussi peu que possible ; une mise secrète est écrite à ce montant. 0 : vous ne misez pas.',
  'about.choice.mission': 'Si EL CID se bat pour une Nation qui le lui demande au tour 17.',
  'explained.choice.mission':
    '**Missions d’EL CID** – votre réponse aux recruteurs, à un ou à tous. S’il y va, c’est aussi fort que la province le permet. Vous marquez l’Or qu’on lui paie.',
  'about.choice.end': 'Personne ne retraite, quoi qu’il arrive.',
  'explained.choice.end':
    '**Jusqu’au bout** – vos unités combattent jusqu’à la fin d’un camp. On ne vous demande plus rien.',
  'about.choice.half': 'Elles retraitent quand la moitié de celles du début est perdue.',
  'explained.choice.half':
    '**Jusqu’à perdre la moitié** – vos unités tiennent jusqu’à ce que la moitié de leur nombre au début du combat soit perdue, puis retraitent si elles le peuvent ; Châteaux-forts, Forts et Chevaliers blessés restent.',
  'about.choice.first': 'Elles retraitent après le premier round.',
  'explained.choice.first':
    '**Le premier round seulement** – vos unités combattent un round, puis retraitent si elles le peuvent ; Châteaux-forts, Forts et Chevaliers blessés restent.',
  'about.choice.any': 'Pour toutes ; un ordre plus précis passe avant.',
  'explained.choice.any':
    '**Peu importe** – l’ordre vaut pour toutes. Si vous en donnez aussi un pour une Nation, une province ou un événement, c’est celui-là qui est suivi.',
  'about.choice.none': 'Rien de tel.',
  'explained.choice.none': '**Aucun** – rien n’est acheté, excepté ou remplacé.',
  'about.choice.sign': 'Une fois par partie : un round où vous combattez est rejoué.',
  'explained.choice.sign':
    '**Signe de Dieu** – une fois dans la partie, après les dés d’un round où combat une de vos Nations : les deux camps le rejouent, et le premier résultat ne compte pas. Rien ne l’annule.',
  'about.choice.aside': 'À côté de la carte, où attendent les pions.',
  'explained.choice.aside':
    '**À côté de la carte** – un Château-fort reconstruit vient des pions libres, sans qu’on en retire un ailleurs ; les unités d’EL CID y attendent entre leurs combats.',
  'about.choice.ask-me': 'On vous demande où, le moment venu.',
  'explained.choice.ask-me':
    '**Me demander alors** – elles tiennent jusqu’à perdre la moitié ; où elles vont vous est demandé à ce moment.',

  // Answers.
  'about.choice.yes': 'Le combat cesse ; la moitié du revenu et des PV, mais le suzerain n’est plus un ennemi.',
  'explained.choice.yes':
    '**Oui, se soumettre** – le combat cesse, et toutes les unités du suzerain quittent les provinces de votre Nation. Tant que cela dure, elles ne se battent pas, votre Nation garde la moitié de son revenu (arrondi en dessous) et de ses PV (au-dessus), et ses provinces comptent aussi pour le suzerain. Elle joue toujours elle-même, et redevient libre au tour dit sur sa fiche, ou quand le suzerain n’est plus.',
  'about.choice.no': 'Le combat continue ; on vous redemande après chaque round.',
  'explained.choice.no':
    '**Non, rester libre** – le combat continue. Vous pouvez encore retraiter, et on vous redemande après chaque round où chacun garde une unité.',
  'about.choice.accept': 'EL CID s’y bat maintenant ; vous marquez l’Or qu’on lui paie.',
  'explained.choice.accept':
    '**Accepter** – vous choisissez qui y va, autant que la province en tient et deux de plus ; ils attaquent aussitôt. Pour chaque Infanterie ou Cavalerie détruite ou chassée on lui paie 1 Or, 2 pour un Chevalier, 3 pour un Château-fort, autant de PV pour vous ; le recruteur marque ce qui est détruit. Puis ils reviennent ; les pertes restent.',
  'about.choice.refuse': 'EL CID reste hors de la carte ; rien n’est perdu.',
  'explained.choice.refuse':
    '**Refuser** – les unités d’EL CID restent entières pour d’autres recruteurs, et pour Valence à sa propre séquence. Ce recruteur ne peut plus demander ce tour-ci.',
  'about.choice.claim': 'Vous avez la Nation à son minimum ; si un autre la réclame, vous misez entre vous.',
  'explained.choice.claim':
    '**La réclamer** – vous êtes au-dessous du minimum de Nations, et prenez celle-ci pour son enchère minimum. Si un autre la réclame aussi, seuls ceux qui l’ont réclamée misent.',
  'about.choice.waive': 'Vous ne la réclamez pas, et pouvez miser comme les autres.',
  'explained.choice.waive':
    '**La laisser** – vous n’usez pas de votre droit ; si personne ne le fait, elle est mise aux enchères, et vous pouvez miser.',

  // The set-up.
  'about.setup.scenario.A': 'Tours 1–13, 320 av. J.-C. à 929 : de CARTHAGE à l’OMEYYAD. Le plus court, pour commencer.',
  'explained.setup.scenario.A':
    '**A**, tours 1 à 13, standard ou avancé : de CARTHAGE et ROME à l’OMEYYAD, par les Barbares et le WISIGOTH. Le plus court ; 3 à 6 Nations par joueur. En version standard, les groupes de ROME, CARTHAGE, GALICIEN et CANTABRIEN partent avec 3, 16, 8 et 0 PV, pour les Nations qui ne viennent pas.',
  'about.setup.scenario.B': 'Tours 4–15, avancé seulement : de l’Invasion de ROME aux émirats. 3 à 6 Nations chacun.',
  'explained.setup.scenario.B':
    '**B**, tours 4 à 15, version avancée seulement : commence avec l’Invasion de ROME et finit avec les premiers émirats. Les Nations sont mises aux enchères ; chacun en a 3 à 6.',
  'about.setup.scenario.C': 'Tours 4–19 : de l’Invasion de ROME à EL CID et à l’ALMORAVIDE. Long.',
  'explained.setup.scenario.C':
    '**C**, tours 4 à 19, standard ou avancé : commence avec l’Invasion de ROME et mène à la Reconquête, à EL CID et à l’ALMORAVIDE. 4 à 8 Nations par joueur en version avancée.',
  'about.setup.scenario.D': 'Tours 1–19 : toute l’histoire, de CARTHAGE à l’ALMORAVIDE. Très long.',
  'explained.setup.scenario.D':
    '**D**, tours 1 à 19, standard ou avancé : tout, du débarquement de CARTHAGE à l’ALMORAVIDE. 4 à 8 Nations par joueur en version avancée.',
  'about.setup.scenario.E': 'Tours 1–21, avancé seulement : D et deux tours de plus, avec CROISADE et ALMOHADE.',
  'explained.setup.scenario.E':
    '**E**, tours 1 à 21, version avancée seulement : le scénario D, puis la CROISADE et l’ALMOHADE aux tours 20 et 21, avec des tableaux propres au dernier tour.',
  'about.setup.version.standard': 'Quatre joueurs, chacun un groupe fixe de Nations. Pour apprendre.',
  'explained.setup.version.standard':
    '**Standard** – quatre joueurs ; les Nations forment quatre groupes fixes de force égale, un par joueur. Pas d’enchères : on joue tout de suite.',
  'about.setup.version.advanced':
    'Quatre ou cinq joueurs ; les Nations sont mises aux enchères quand elles paraissent.',
  'explained.setup.version.advanced':
    '**Avancée** – quatre ou cinq joueurs ; chacun commence avec une Nation majeure à son score initial, et les autres sont mises aux enchères au tour où elles paraissent. Une mise est retranchée du score final ; des Nations incompatibles ne sont jamais dans une seule main.',
  'about.setup.groups.seated': 'Premier siège : groupe de CARTHAGE, puis OMEYYAD, WISIGOTH, ROME.',
  'explained.setup.groups.seated':
    '**Dans l’ordre des sièges** – le premier inscrit a le groupe 1 (CARTHAGE), le suivant le 2 (OMEYYAD), puis 3 (WISIGOTH) et 4 (ROME) ; en version avancée ils choisissent leur Nation majeure dans cet ordre.',
  'about.setup.groups.drawn': 'Le hasard décide qui joue quel groupe.',
  'explained.setup.groups.drawn':
    '**Tirés au sort** – les groupes sont distribués au hasard ; en version avancée, c’est l’ordre du choix des Nations majeures.',
  'about.setup.events.on': '27 pions secrets : deux chacun au début et aux tours 4, 8, 12 et 16.',
  'explained.setup.events.on':
    '**Avec événements** – chacun tient des pions secrets, joués une fois : une unité gratuite, 6 Or, un second mouvement, un tour de bataille, ou un Nul contre celui d’un autre. Par correspondance, on interroge les autres avant chaque combat et round, ce qui prend du temps ; des ordres permanents l’abrègent.',
  'about.setup.events.off': 'Sans pions événements : plus rapide, et rien de caché.',
  'explained.setup.events.off':
    '**Sans événements** – pas de pions secrets. Les combats vont plus vite, personne n’étant interrogé.',
  'about.setup.sign-of-god.on': 'Une fois par partie, chacun peut faire rejouer un round.',
  'explained.setup.sign-of-god.on':
    '**Avec le Signe de Dieu** – une fois dans la partie, chacun peut faire rejouer par les deux camps un round où combat une de ses Nations.',
  'about.setup.sign-of-god.off': 'Les dés sont jetés, on n’y revient pas.',
  'explained.setup.sign-of-god.off': '**Sans le Signe de Dieu** – aucun round n’est rejoué, sauf par l’événement Dé.',
  'about.setup.submission-of-all.on': 'Toute petite Nation peut se soumettre à une deux fois plus grande.',
  'explained.setup.submission-of-all.on':
    '**Soumission de tous** – après un round de combat, toute Nation qui a au plus la moitié des unités de l’autre peut s’y soumettre, en plus de ce que disent les fiches ; quelques-unes jamais. Plus d’accords, plus de façons de survivre.',
  'about.setup.submission-of-all.off': 'Seules les Nations dont la fiche le dit peuvent ou doivent se soumettre.',
  'explained.setup.submission-of-all.off':
    '**Soumission selon les fiches** – seules se soumettent les petites Nations dont la fiche nomme un suzerain.',
  'about.setup.group-bids.on': 'Des mises secrètes en PV décident qui joue quel groupe ou Nation majeure.',
  'explained.setup.group-bids.on':
    '**On enchérit pour les groupes** – chacun écrit une mise secrète pour chaque groupe (en version avancée, pour chaque Nation majeure). Le plus offrant qui n’en a pas encore l’a ; sa mise est retranchée de son score final.',
  'about.setup.group-bids.off': 'Groupes selon l’option « groupes », sans mises.',
  'explained.setup.group-bids.off':
    '**Pas de mises pour les groupes** – ils vont dans l’ordre des sièges ou au sort, et ne coûtent rien.',
  'about.setup.secret-bids.on': 'Avancé : chaque enchère est une mise secrète chacun. Plus rapide à distance.',
  'explained.setup.secret-bids.on':
    '**Mises secrètes** (version avancée) – pour chaque Nation tous écrivent en même temps une mise secrète ; la plus haute l’emporte, les égaux misent encore une fois. Plus rapide à distance que de surenchérir à tour de rôle.',
  'about.setup.secret-bids.off': 'Avancé : les mises sont ouvertes, à tour de rôle.',
  'explained.setup.secret-bids.off':
    '**Mises ouvertes** (version avancée) – on surenchérit à tour de rôle jusqu’à ce que personne ne monte ; on paie sa dernière mise, souvent moins qu’on n’aurait écrit.',
  'about.setup.barbarian.on': 'Avancé : plus de PV pour provinces, Châteaux-forts et pertes infligées. Plus de guerre.',
  'explained.setup.barbarian.on':
    '**Hispanie barbare** (version avancée) – chaque province marque le meilleur de la fiche et du revenu, chaque Château-fort 2 PV ; les pertes infligées au moins 5 pour un Chef, 3 pour un Chevalier ou Château-fort d’une autre religion, 2 pour une Elite, Cavalerie ou un Fort. Se battre rapporte plus.',
  'about.setup.barbarian.off': 'Les PV selon les fiches.',
  'explained.setup.barbarian.off':
    '**Selon les fiches** – provinces et pertes infligées marquent ce que dit la fiche de la Nation.',
};
