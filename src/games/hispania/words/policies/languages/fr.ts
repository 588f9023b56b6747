import type { Translation } from '../../../../../kit/index.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  'tempo.table': 'scénario A : environ quatre semaines, trois mois avec événements',
  'tempo.days': 'scénario A : environ deux semaines, à peine plus avec événements',
  'matter.targets': 'cibles',
  'matter.retreat': 'retraites',
  'matter.submission': 'soumission',
  'matter.counters': 'événements au combat',
  'matter.nul': 'Nul',
  'matter.overflow': 'réserve pleine',
  'matter.capital': 'capitale',
  'matter.mission': 'le Cid',
  'policy.targets': 'Cibles : vos défenseurs tirent là où cela sert le plus le combat.',
  'policy.retreat':
    'Retraite : vos défenseurs tiennent tant que cela promet plus que ce qu’un refuge sauverait, puis vont au meilleur.',
  'policy.submission': 'Soumission : une de vos nations se soumet si elle y perd moins qu’en continuant le combat.',
  'policy.counters': 'Événements au combat et Signe de Dieu : joués là où ils changent assez le combat.',
  'policy.nul': 'Nul : gardé.',
  'policy.overflow': 'Réserve pleine d’un de vos vassaux : rien n’est acheté sans votre ordre.',
  'policy.capital': 'Nouvelle capitale quand une retraite a besoin de place : aucune sans votre ordre.',
  'policy.mission': 'Le Cid : il répond aux recruteurs comme il le ferait sans vous.',
};
