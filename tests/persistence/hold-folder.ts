import { openStore } from '../../src/persistence/open-store.js';

// Run by a test: opens the folder that is named, says so, and stays until it is killed.
const [directory = '', image = ''] = process.argv.slice(2);
await openStore({ kind: 'folder', directory, image });
console.log('open');
setInterval(() => undefined, 1000);
