import { openStore } from '../../src/persistence/open-store.js';

// Run by a test: opens the folder that is named, says so, and stays until it is killed.
await openStore({ kind: 'folder', directory: process.argv[2] ?? '' });
console.log('open');
setInterval(() => undefined, 1000);
