// From the sources the thread must first learn to read TypeScript: a thread does not inherit its parent's loader.
import { register } from 'tsx/esm/api';

register();
await import('./reckoning-thread.ts');
