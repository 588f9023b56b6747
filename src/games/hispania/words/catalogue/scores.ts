import type { Entries } from '../../../../kit/words/common.js';

/** Why points were scored (`score.<why>`). */
export const SCORES = {
  'score.combat': ['combat', 'combat', 'combate'],
  'score.provinces': ['provinces', 'provinces', 'provincias'],
  'score.own-turn': ['end of its turn', 'fin de séquence', 'fin de secuencia'],
  'score.hegemony': ['all of Hispania', 'toute l’Hispanie', 'toda Hispania'],
  'score.zones': ['whole zones', 'zones entières', 'zonas enteras'],
  'score.exit': ['units that left Hispania', 'unités sorties d’Hispanie', 'unidades que salen de Hispania'],
  'score.rebuilt': ['Castle rebuilt', 'Château-fort reconstruit', 'castillo reconstruido'],
  'score.great-emirate': ['the Great Emirate', 'le Grand Émirat', 'el Gran Emirato'],
  'score.conquest': ['conquest', 'conquête', 'conquista'],
  'score.survivor': ['its Leader has survived', 'son Chef a survécu', 'su líder sobrevive'],
  'score.berbers': ['Berbers', 'Berbères', 'bereberes'],
  'score.mercenary': ['mercenary’s pay', 'solde de mercenaire', 'paga de mercenario'],
  'score.compensation': ['compensation', 'compensation', 'compensación'],
  'score.handover': [
    'units missing at the transformation',
    'unités manquantes à la transformation',
    'unidades que faltan en la transformación',
  ],
  'score.handover-bonus': ['units handed over', 'unités transmises', 'unidades entregadas'],
  'score.position': ['scored before', 'acquis auparavant', 'puntos anteriores'],
} as const satisfies Entries;
