import type { Entries } from '../../../kit/index.js';

/** Why the player of this game would do it, and what he fears, a line each. */
export const ADVICE = {
  'advice.default': [
    'what is sensible for whoever is away',
    'ce qui est raisonnable en votre absence',
    'lo sensato mientras estás ausente',
  ],
  'advice.sensible': [
    'nothing tried leaves more[: {gain:# point|# points} more]',
    'rien d’essayé ne laisse davantage[ : {gain:# point|# points} de plus]',
    'nada de lo probado deja más[: {gain:# punto|# puntos} más]',
  ],
  'advice.takes': [
    '{at}: taken at {chance} %[, {gain:# point|# points} more than otherwise]',
    '{at} : pris à {chance} %[, {gain:# point|# points} de plus qu’autrement]',
    '{at}: cae al {chance} %[, {gain:# punto|# puntos} más que de otro modo]',
  ],
  'advice.frees': [
    '{at}: taken at {chance} %, and {region} is free of Muslims[; {gain:# point|# points} more than otherwise]',
    '{at} : pris à {chance} %, et plus de Musulmans en {region}[ ; {gain:# point|# points} de plus qu’autrement]',
    '{at}: cae al {chance} %, y {region} queda libre de musulmanes[; {gain:# punto|# puntos} más que de otro modo]',
  ],
  'advice.gathers': [
    '{at}: where they do more[, {gain:# point|# points} more than otherwise]',
    '{at} : là où ils servent mieux[, {gain:# point|# points} de plus qu’autrement]',
    '{at}: donde hacen más[, {gain:# punto|# puntos} más que de otro modo]',
  ],
  'advice.stays': [
    'nothing within reach is worth leaving the walls for',
    'rien à portée ne vaut de quitter les murs',
    'nada al alcance merece dejar las murallas',
  ],
  'advice.spent': [
    'nothing left that is worth its price',
    'plus rien qui vaille son prix',
    'ya nada vale lo que cuesta',
  ],
  'advice.buys-army': [
    '{at}: an Army, for what is still to be taken[; {gain:# point|# points} more]',
    '{at} : une Armée, pour ce qui reste à prendre[ ; {gain:# point|# points} de plus]',
    '{at}: un Ejército, para lo que queda por tomar[; {gain:# punto|# puntos} más]',
  ],
  'advice.buys-garrison': [
    '{at}: one more behind these walls[; {gain:# point|# points} more]',
    '{at} : un de plus derrière ces murs[ ; {gain:# point|# points} de plus]',
    '{at}: uno más tras estas murallas[; {gain:# punto|# puntos} más]',
  ],
  'advice.buys-city': [
    '{at}: a city counts and pays[; {gain:# point|# points} more]',
    '{at} : une ville compte et rapporte[ ; {gain:# point|# points} de plus]',
    '{at}: una ciudad cuenta y renta[; {gain:# punto|# puntos} más]',
  ],
  'advice.buys-fort': [
    '{at}: a fort doubles its walls[; {gain:# point|# points} more]',
    '{at} : un fort double ses murs[ ; {gain:# point|# points} de plus]',
    '{at}: un fuerte dobla sus murallas[; {gain:# punto|# puntos} más]',
  ],
  'advice.buys-conversion': [
    '{at}: Christian, it stays ours without troops[; {gain:# point|# points} more]',
    '{at} : chrétienne, elle reste à nous sans troupes[ ; {gain:# point|# points} de plus]',
    '{at}: cristiana, sigue siendo nuestra sin tropas[; {gain:# punto|# puntos} más]',
  ],
  'advice.buys-mercenary': [
    '{at}: hired for this turn, and not against us[; {gain:# point|# points} more]',
    '{at} : engagés pour ce tour, et pas contre nous[ ; {gain:# point|# points} de plus]',
    '{at}: a sueldo este turno, y no contra nosotros[; {gain:# punto|# puntos} más]',
  ],
  'advice.buys-bribe': [
    '{at}: its Rebels become a Garrison of ours[; {gain:# point|# points} more]',
    '{at} : ses Rebelles deviennent notre Garnison[ ; {gain:# point|# points} de plus]',
    '{at}: sus rebeldes pasan a ser Guarnición nuestra[; {gain:# punto|# puntos} más]',
  ],
  'advice.place': [
    '{at}: most useful there[, {gain:# point|# points} more]',
    '{at} : le plus utile[, {gain:# point|# points} de plus]',
    '{at}: donde más sirve[, {gain:# punto|# puntos} más]',
  ],
  'advice.choose': [
    '{at}: missed least there',
    '{at} : c’est là qu’il manque le moins',
    '{at}: donde menos falta hace',
  ],
  'advice.retreat': ['{at}: safest to go back to', '{at} : le repli le plus sûr', '{at}: el repliegue más seguro'],
  'advice.fears-last': [
    'to fear: {at} is the last city (walls {strength}); lost, all is over',
    'à craindre : {at} est la dernière ville (murs {strength}) ; perdue, tout est fini',
    'que temer: {at} es la última ciudad (murallas {strength}); perdida, todo se acaba',
  ],
  'advice.fears-walls': [
    'to fear: a siege of {at} (walls {strength})',
    'à craindre : un siège de {at} (murs {strength})',
    'que temer: un asedio de {at} (murallas {strength})',
  ],
} satisfies Entries;
