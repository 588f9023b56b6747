import type { IncomingMessage } from 'node:http';
import type { Json } from '../core/json.js';
import type { EnteredShown } from './shown.js';

/** The page as an Activity, inside Discord's client and behind its proxy. */
export interface Inside {
  readonly applicationId: string;
  /** Where Discord's proxy shows the page. */
  readonly origin: string;
  readonly framedBy: string;
  /** A page says who it is; the status with which it is refused. */
  readonly enter: (request: IncomingMessage, said: Json) => Promise<EnteredShown | number>;
  /** Whether that Activity is still open. */
  readonly isOpen: (instance: string) => Promise<boolean>;
}
