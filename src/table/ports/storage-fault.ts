/** Why the store could not do what was asked. */
const STORAGE_FAULTS = [
  /** No answer from the database, or it went away. */
  'unreachable',
  /** It answers, but not to us: user, password or database name. */
  'refused',
  /** PostgreSQL before 13. */
  'too-old',
  /** It was written by a later build of this bot. */
  'newer',
  /** Its files or rows are not what they were; a migration failed before, or was edited afterwards. */
  'damaged',
  /** Another process has the embedded database's folder. */
  'locked',
  /** The folder of the embedded database cannot be written. */
  'unwritable',
  /** No space left. */
  'full',
  /** It stayed busy for longer than anybody waits. */
  'busy',
  'failed',
] as const;
type StorageFaultCode = (typeof STORAGE_FAULTS)[number];

/** A fault of the store. Whatever was being written is not: the game is as it was. */
export class StorageFault extends Error {
  readonly code: StorageFaultCode;

  /** `message` is for whoever runs the bot: one English sentence, without passwords. */
  constructor(code: StorageFaultCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StorageFault';
    this.code = code;
  }
}
