export const CHAPTERS: Readonly<Record<string, string>>;
export function misplaced(src: string): string[];
