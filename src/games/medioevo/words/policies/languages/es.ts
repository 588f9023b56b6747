import type { Translation } from '../../../../../kit/index.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  'tempo.table': 'ocho turnos de cuatro jugadores: unas cuatro semanas',
  'tempo.days': 'ocho turnos de cuatro jugadores: unas dos semanas; nadie espera las batallas ni las cartas de otros',
  'matter.battle': 'batallas',
  'matter.cards': 'cartas',
  'matter.losses': 'pérdidas por eventos',
  'matter.tie': 'pujas empatadas',
  'policy.battle':
    'Batallas contra usted y las que abren sus movimientos previstos: se libran según sus órdenes de batalla; un ejército sin esperanza se rinde donde puede.',
  'policy.cards': 'Cartas en turnos ajenos: se juegan las que ordenó, y lo suyo se protege antes de que lo saqueen.',
  'policy.losses': 'Pérdidas por eventos y lugares de las revueltas: primero se va lo que menos vale.',
  'policy.tie': 'Empate por el primer puesto: no se añade nada a su puja.',
};
