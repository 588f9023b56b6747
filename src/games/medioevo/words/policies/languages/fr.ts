import type { Translation } from '../../../../../kit/index.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  'tempo.table': 'huit tours à quatre : environ quatre semaines',
  'tempo.days':
    'huit tours à quatre : environ quatre semaines ; personne n’attend les combats ni les cartes des autres',
  'matter.battle': 'combats',
  'matter.cards': 'cartes',
  'policy.battle':
    'Combats contre vous : menés selon vos ordres de bataille ; une armée sans espoir se rend là où elle le peut.',
  'policy.cards':
    'Cartes pendant le tour des autres : celles que vous avez ordonnées sont jouées, et vos biens protégés avant le pillage.',
};
