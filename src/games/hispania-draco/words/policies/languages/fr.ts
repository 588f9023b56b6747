import type { Translation } from '../../../../../kit/index.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  'tempo.table': 'avec Hispano : environ douze jours',
  'tempo.days': 'avec Hispano : environ trois jours',
  'matter.combat': 'renforts et relances',
  'matter.revolt-roll': 'dés de révolte',
  'matter.march': 'marches',
  'matter.strike': 'attaques',
  'matter.consul': 'dernier denier du consul',
  'policy.combat':
    'Renforts et relances au combat : là où chaque denier prend à Rome un sixième des jets, et où la moitié des faces valent mieux.',
  'policy.revolt-roll': 'Dés de révolte : relancés là où cela aide la révolte.',
  'policy.march': 'Marches des armées : relancées ou dirigées là où cela aide la révolte.',
  'policy.strike': 'Attaques entre les tours : seulement celles qui promettent plus qu’elles ne coûtent.',
  'policy.consul': 'Le consul remis à vous avec un seul denier : il est dépensé là où il promet le plus.',
};
