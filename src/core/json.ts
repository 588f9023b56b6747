/** What a state, an action, an event or a view is made of: nothing that JSON cannot carry. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}
