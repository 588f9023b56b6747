/** What `/rules topic:` can tell. */
export const RULE_TOPICS: readonly string[] = [];
