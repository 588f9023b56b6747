import { keepsTheContract } from '../kit/contract/contract.js';
import { MEDIOEVO_SUBJECT } from './fuzz/subject.js';

keepsTheContract({
  subject: MEDIOEVO_SUBJECT,
  silent: ['chapter-ended', 'paid', 'event-damage', 'turn-ended', 'has-chosen', 'choices-opened'],
});
