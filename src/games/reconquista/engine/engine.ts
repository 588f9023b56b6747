import * as kit from '../../../kit/index.js';
import { PROCEDURE } from './steps.js';

export const ENGINE = kit.engineOf(PROCEDURE);
