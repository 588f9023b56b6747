export function pageWithGraph(): string;
export function pageAsItIs(): string;
