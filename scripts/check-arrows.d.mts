export function violations(src: string): string[];
export function importGraph(src: string): Map<string, Set<string>>;
export function sourceFiles(src: string): string[];
export function withoutComments(text: string): string;
export function filesImportedBy(src: string, file: string): string[];
