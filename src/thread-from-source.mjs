// From the sources a thread must first learn to read TypeScript: it does not inherit its parent's loader.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData);
