export function judgements(text: string): string[];
export function judging(tests: string): string[];
