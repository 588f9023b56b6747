import type { Entries } from '../../../kit/index.js';

/** What a table chooses at the start. */
export const OPTIONS = {
  'option.turns': ['Length in turns', 'Durée en tours', 'Duración en turnos'],
  'option.honour-limit': ['Honour that ends the game', 'Limite d’honneur', 'Límite de honor'],
  'option.kingdoms': ['How kingdoms are given', 'Attribution des royaumes', 'Reparto de los reinos'],
  'option.terrain': ['Variant: terrain', 'Variante : terrain', 'Variante: terreno'],
  'option.majority': ['Majority at the end', 'Majorité finale', 'Mayoría final'],
  'option.tokens': [
    'Control and property tokens',
    'Jetons de contrôle et de propriété',
    'Fichas de control y de propiedad',
  ],
  'choice.honour-limit.none': ['no limit', 'aucune limite', 'sin límite'],
  'choice.kingdoms.choose': ['chosen in turn order', 'choisis dans l’ordre du tour', 'elegidos por orden de turno'],
  'choice.kingdoms.random': ['by lot', 'au sort', 'al azar'],
  'choice.kingdoms.auction': ['starting auction', 'enchère de départ', 'subasta inicial'],
  'choice.terrain.off': ['off', 'non', 'no'],
  'choice.terrain.on': ['on', 'oui', 'sí'],
  'choice.majority.city': ['cities', 'cités', 'ciudades'],
  'choice.majority.town': ['towns', 'villes', 'villas'],
  'choice.tokens.8-10': ['8 control, 10 property', '8 de contrôle, 10 de propriété', '8 de control, 10 de propiedad'],
  'choice.tokens.10-8': ['10 control, 8 property', '10 de contrôle, 8 de propriété', '10 de control, 8 de propiedad'],
} as const satisfies Entries;
