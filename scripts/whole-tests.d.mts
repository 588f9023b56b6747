export const WHOLE: string[];
