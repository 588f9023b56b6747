// When run from sources, the rendering thread must first register a TypeScript loader: a thread does not inherit
// its parent's.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
