/** Why the store failed. */
const STORAGE_FAULTS = [
  /** The database does not answer, or went away. */
  'unreachable',
  /** It answers, but rejects us: user, password or database name. */
  'refused',
  /** PostgreSQL before 13. */
  'too-old',
  /** A later build of this bot wrote it. */
  'newer',
  /** Its files or rows were altered; a migration failed before, or was edited afterwards. */
  'damaged',
  /** Another process holds the embedded database's folder. */
  'locked',
  /** The folder of the embedded database cannot be written. */
  'unwritable',
  /** No space left. */
  'full',
  /** It stayed busy for longer than the timeout. */
  'busy',
  'failed',
] as const;
type StorageFaultCode = (typeof STORAGE_FAULTS)[number];

/** A fault of the store. Nothing of the write happened: the game is as it was. */
export class StorageFault extends Error {
  readonly code: StorageFaultCode;

  /** `message` is for the host: one English sentence, without passwords. */
  constructor(code: StorageFaultCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StorageFault';
    this.code = code;
  }
}
