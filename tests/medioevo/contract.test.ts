import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import { keepsTheContract } from '../kit/contract/contract.js';
import { plainSubject } from '../kit/fuzz/subject.js';

/** Not in the registry yet: the contract that every game keeps is asked of it here. */
keepsTheContract({ subject: plainSubject(MEDIOEVO), silent: ['chapter-ended', 'paid', 'event-damage', 'turn-ended'] });
