import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  'summary.turn': '**Tour du {general}** (manche {round}, {year} av. J.-C.)[ ; il est allé à {at}].',
  'summary.gained':
    '**Gagné** :[ garnison placée à {placed}.][ Armée détruite à {destroyed}.][ Sans révolte : {cleared}.][ Une révolte de moins à {fewer}.]',
  'summary.lost':
    '**Perdu** :[ battu et hors du plateau : {beaten}.][ Garnison perdue à {garrisons}.][ Garnison reprise de {removed}.][ Une révolte de plus à {spread}.][ Une armée s’est levée à {rose}.]',
  'summary.fights': '[Sièges et attaques gagnés : {won}.][ Sans succès : {failed}.][ Les armées ont frappé {struck}.]',
  'summary.armies': '[Des armées sont allées à {moved}.][ Le jet de révolte n’a rien changé à {spared}.]',
  'summary.reserve':
    'La réserve de révoltes : {back} de retour, {out:# prise|# prises}[, dont une à la fin de la manche{years}].',
  'summary.round':
    '**La manche {round} est finie** : il reste {reserve:# révolte|# révoltes} dans la réserve (la partie est perdue s’il en faut placer une de plus) et {left:# manche|# manches} à jouer.',
  'summary.round-empty':
    '**La manche {round} est finie** : plus de révolte dans la réserve ({reserve}), la partie est perdue dès qu’il faut en placer une ; {left:# manche|# manches} à jouer.',
};
