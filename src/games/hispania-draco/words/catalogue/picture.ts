import type { Entries } from '../../../../kit/words/common.js';

/** What is written on the picture: short. */
export const PICTURE = {
  'panel.said': ['{what}: {said}', '{what} : {said}', '{what}: {said}'],
  'panel.round': ['Round {round}', 'Manche {round}', 'Ronda {round}'],
  'panel.year': ['{year} BC', '{year} av. J.-C.', '{year} a. C.'],
  'panel.set-up': ['Set-up', 'Mise en place', 'Preparación'],
  'panel.level': ['Level {level}', 'Niveau {level}', 'Nivel {level}'],
  'panel.over': ['The end', 'La fin', 'El final'],
  'panel.reserve': ['Reserve', 'Réserve', 'Reserva'],
  'panel.revolts': ['Revolts', 'Révoltes', 'Revueltas'],
  'panel.armies': ['Armies', 'Armées', 'Ejércitos'],
  'panel.garrisons-praetor-ulterior': ['Ulterior', 'Ulterior', 'Ulterior'],
  'panel.garrisons-praetor-citerior': ['Citerior', 'Citerior', 'Citerior'],
  'panel.garrisons-consul': ['Consul', 'Consul', 'Cónsul'],
  'panel.roads': ['Roads', 'Voies', 'Calzadas'],
  'panel.legend-general': ['General', 'Général', 'General'],
  'panel.legend-army': ['Army', 'Armée', 'Ejército'],
  'panel.legend-revolt': ['Revolt', 'Révolte', 'Revuelta'],
  'panel.legend-garrison': ['Garrison', 'Garnison', 'Guarnición'],
  'panel.legend-fleet': ['Fleet', 'Flotte', 'Flota'],
} as const satisfies Entries;
