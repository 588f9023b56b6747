import type { Translation } from '../../../../../kit/index.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  'tempo.table': 'escenario A: unas cuatro semanas, tres meses con eventos',
  'tempo.days': 'escenario A: unas dos semanas, apenas más con eventos',
  'matter.targets': 'objetivos',
  'matter.retreat': 'retiradas',
  'matter.submission': 'sumisión',
  'matter.counters': 'eventos en batalla',
  'matter.nul': 'Nul',
  'matter.overflow': 'reserva llena',
  'matter.capital': 'capital',
  'matter.mission': 'el Cid',
  'policy.targets': 'Objetivos: sus defensores disparan donde más ayuda a la batalla.',
  'policy.retreat':
    'Retirada: sus defensores resisten mientras eso prometa más que lo que salvaría un refugio; si no, van al mejor.',
  'policy.submission': 'Sumisión: una nación suya se somete si así pierde menos que luchando.',
  'policy.counters': 'Eventos en batalla y Signo de Dios: se juegan donde cambian bastante la batalla.',
  'policy.nul': 'Nul: se guarda.',
  'policy.overflow': 'Reserva llena de un vasallo suyo: no se compra nada sin orden suya.',
  'policy.capital': 'Nueva capital si una retirada necesita su espacio: ninguna sin orden suya.',
  'policy.mission': 'El Cid: responde a quien lo recluta como lo haría sin usted.',
};
