/** Events of single nations and of the optional rules. */
export type SpecialEvent = never;
