/** Procedures of single nations and of the optional rules; `nations` adds its own to this union. */
export type SpecialFrame = never;
