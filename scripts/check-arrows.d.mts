export function violations(src: string): string[];
export function importGraph(src: string): Map<string, Set<string>>;
