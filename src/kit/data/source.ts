/** Where a value comes from: the rulebook, one of its examples, the public record, our own reconstruction. */
export const SOURCES = ['R', 'X', 'P', 'C'] as const;
export type Source = (typeof SOURCES)[number];
