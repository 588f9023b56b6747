import type { Entries } from '../../../../kit/words/common.js';

/** Why the players of this game would do it, and what they fear, a line each. */
export const ADVICE = {
  'advice.default': [
    'what a sensible general does who is away',
    'ce que fait un général raisonnable en votre absence',
    'lo que hace un general sensato en tu ausencia',
  ],
  'advice.sensible': [
    'nothing tried does more for the campaign[: {gain} % more to win]',
    'rien d’essayé ne sert mieux la campagne[ : {gain} % de plus pour gagner]',
    'nada de lo probado sirve más a la campaña[: {gain} % más para ganar]',
  ],
  'advice.nearer': [
    '{at}: best placed for what comes next[, {gain} % more to win]',
    '{at} : le mieux placé pour la suite[, {gain} % de plus pour gagner]',
    '{at}: el mejor sitio para lo que sigue[, {gain} % más para ganar]',
  ],
  'advice.to-siege': [
    'to {at}, from where {target} falls at {chance} %[; {gain} % more to win]',
    'à {at}, d’où {target} tombe à {chance} %[ ; {gain} % de plus pour gagner]',
    'a {at}, desde donde {target} cae al {chance} %[; {gain} % más para ganar]',
  ],
  'advice.to-attack': [
    'to {at}, to beat the army of {target} at {chance} % (beaten {risk} %)[; {gain} % more to win]',
    'à {at}, pour battre l’armée de {target} à {chance} % (battu {risk} %)[ ; {gain} % de plus pour gagner]',
    'a {at}, para vencer al ejército de {target} al {chance} % (vencido {risk} %)[; {gain} % más para ganar]',
  ],
  'advice.to-garrison': [
    'to {at}, for a garrison there[; {gain} % more to win]',
    'à {at}, pour y mettre une garnison[ ; {gain} % de plus pour gagner]',
    'a {at}, para dejar allí una guarnición[; {gain} % más para ganar]',
  ],
  'advice.garrisons': [
    '{at}: {held} of six capitals are held then[; {gain} % more to win]',
    '{at} : {held} capitales sur six sont alors tenues[ ; {gain} % de plus pour gagner]',
    '{at}: así se tienen {held} de las seis capitales[; {gain} % más para ganar]',
  ],
  'advice.supports': [
    '{at}: a disc that supports the fights about it[, {gain} % more to win]',
    '{at} : un disque qui appuie les combats alentour[, {gain} % de plus pour gagner]',
    '{at}: un disco que apoya los combates de alrededor[, {gain} % más para ganar]',
  ],
  'advice.takes-back': [
    '{at}: the disc is needed elsewhere[, {gain} % more to win]',
    '{at} : le disque sera plus utile ailleurs[, {gain} % de plus pour gagner]',
    '{at}: el disco hace más falta en otro sitio[, {gain} % más para ganar]',
  ],
  'advice.besieges': [
    '{target}: a disc less at {chance} %[, {gain} % more to win]',
    '{target} : un disque de moins à {chance} %[, {gain} % de plus pour gagner]',
    '{target}: un disco menos al {chance} %[, {gain} % más para ganar]',
  ],
  'advice.attacks': [
    'the army of {target}: beaten at {chance} %, the general at {risk} %[; {gain} % more to win]',
    'l’armée de {target} : battue à {chance} %, le général à {risk} %[ ; {gain} % de plus pour gagner]',
    'el ejército de {target}: vencido al {chance} %, el general al {risk} %[; {gain} % más para ganar]',
  ],
  'advice.spent': [
    'nothing left that is worth a denarius',
    'plus rien qui vaille un denier',
    'ya no queda nada que valga un denario',
  ],
  'advice.raises': [
    '{denarii:# denarius|# denarii} that make their dice worse',
    '{denarii:# denier|# deniers} qui gâtent leurs dés',
    '{denarii:# denario|# denarios} que empeoran sus dados',
  ],
  'advice.throws-again': [
    'most faces are better than this one',
    'la plupart des faces valent mieux que celle-ci',
    'la mayoría de las caras son mejores que esta',
  ],
  'advice.holds': [
    'the denarii do more at another time',
    'les deniers serviront mieux plus tard',
    'los denarios servirán más en otro momento',
  ],
  'advice.chooses': [
    '{at}: the way that hurts Rome most',
    '{at} : la voie qui fait le plus de mal à Rome',
    '{at}: el camino que más daña a Roma',
  ],
  'advice.strikes': ['{at}: an assault that pays', '{at} : un assaut qui rapporte', '{at}: un asalto que compensa'],
  'advice.rises': [
    '{at}: most for the revolt',
    '{at} : le plus utile à la révolte',
    '{at}: lo que más sirve a la sublevación',
  ],
  'advice.fears-reserve': [
    'to fear: {count:# revolt is|# revolts are} left in the reserve; without any all is lost',
    'à craindre : il reste {count:# révolte|# révoltes} en réserve ; sans elles tout est perdu',
    'que temer: quedan {count:# sublevación|# sublevaciones} en la reserva; sin ellas todo está perdido',
  ],
  'advice.fears-army': [
    'to fear: the army of {from} beats {general} at {at} ({chance} %)',
    'à craindre : l’armée de {from} bat {general} à {at} ({chance} %)',
    'que temer: el ejército de {from} vence a {general} en {at} ({chance} %)',
  ],
  'advice.fears-time': [
    'to fear: time; {rounds:# round|# rounds} for {missing:# capital|# capitals}',
    'à craindre : le temps ; {rounds:# manche|# manches} pour {missing:# capitale|# capitales}',
    'que temer: el tiempo; {rounds:# ronda|# rondas} para {missing:# capital|# capitales}',
  ],
  'advice.fears-spread': [
    'to fear: the revolt spreads about {at}',
    'à craindre : la révolte gagne autour de {at}',
    'que temer: la sublevación se extiende en torno a {at}',
  ],
  'advice.fears-capitals': [
    'to fear: Rome holds {held} of six capitals',
    'à craindre : Rome tient {held} capitales sur six',
    'que temer: Roma tiene {held} de las seis capitales',
  ],
} satisfies Entries;
