/** Tells what it saw and returns a sentence for each promise that was broken. */
export type Part = () => Promise<readonly string[]>;
export type Parts = Readonly<Record<string, Part>>;
