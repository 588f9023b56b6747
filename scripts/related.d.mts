export function needs(root: string): Map<string, Set<string>>;
export function testsOf(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  changed: readonly string[],
  steps?: number,
): string[];
export function neededBy(graph: ReadonlyMap<string, ReadonlySet<string>>, file: string): Set<string>;
export function changedFiles(root: string, since?: string): string[];
