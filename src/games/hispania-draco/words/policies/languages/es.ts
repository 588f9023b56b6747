import type { Translation } from '../../../../../kit/index.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  'tempo.table': 'con Hispano: unos doce días',
  'tempo.days': 'con Hispano: unos tres días',
  'matter.combat': 'refuerzos y repeticiones',
  'matter.revolt-roll': 'dados de revuelta',
  'matter.march': 'marchas',
  'matter.strike': 'ataques',
  'matter.consul': 'último denario del cónsul',
  'policy.combat':
    'Refuerzos y repeticiones en combate: donde cada denario quita a Roma un sexto de las tiradas, y donde la mitad de las caras son mejores.',
  'policy.revolt-roll': 'Dados de revuelta: se repiten donde eso ayuda a la revuelta.',
  'policy.march': 'Marchas de los ejércitos: se repiten o dirigen donde eso ayuda a la revuelta.',
  'policy.strike': 'Ataques entre los turnos: solo los que prometen más de lo que cuestan.',
  'policy.consul': 'El cónsul que le entregan con un solo denario: se gasta donde más promete.',
};
