export function rings(src: string): string[][];
