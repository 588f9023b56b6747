import type { Translation } from '../../../../../kit/index.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  'tempo.table': 'huit tours à quatre : environ quatre semaines',
  'tempo.days': 'huit tours à quatre : environ deux semaines ; personne n’attend les combats ni les cartes des autres',
  'matter.battle': 'combats',
  'matter.cards': 'cartes',
  'matter.losses': 'pertes par événements',
  'matter.tie': 'mises à égalité',
  'policy.battle':
    'Combats contre vous et ceux qu’ouvrent vos mouvements prévus : menés selon vos ordres de bataille ; une armée sans espoir se rend là où elle le peut.',
  'policy.cards':
    'Cartes pendant le tour des autres : celles que vous avez ordonnées sont jouées, et vos biens protégés avant le pillage.',
  'policy.losses': 'Pertes par événements et lieux des révoltes : ce qui vaut le moins part d’abord.',
  'policy.tie': 'Égalité pour la première place : rien n’est ajouté à votre mise.',
};
