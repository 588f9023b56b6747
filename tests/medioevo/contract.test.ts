import { keepsTheContract } from '../kit/contract/contract.js';
import { MEDIOEVO_SUBJECT } from './fuzz/subject.js';

/** Told by another sentence beside them, or by who is still awaited. */
const SILENT = [
  'chapter-ended',
  'paid',
  'event-damage',
  'turn-ended',
  'points-spent',
  'outnumbered',
  'has-chosen',
  'choices-opened',
];

keepsTheContract({ subject: MEDIOEVO_SUBJECT, silent: SILENT });
