import { buildMap } from '../../../scripts/maps/shared/build-map.js';
import type { MapFiles } from '../../../scripts/maps/shared/map-files.js';

export const build = (): MapFiles =>
  buildMap({
    title: 'Frontier',
    size: [1000, 750],
    nodes: {
      keep: { names: ['Keep', 'Donjon', 'Torre'], at: [500, 400], kind: 'capital' },
      mill: { names: ['Mill', 'Moulin', 'Molino'], at: [250, 250], kind: 'town' },
      ford: { names: ['Ford', 'Gué', 'Vado'], at: [700, 550], kind: 'town' },
      wood: { names: ['Wood', 'Bois', 'Bosque'], at: [250, 600], kind: 'town' },
      hill: { names: ['Hill', 'Colline', 'Colina'], at: [750, 220], kind: 'fortress' },
    },
    connections: [
      { between: ['keep', 'mill'], look: 'road' },
      { between: ['keep', 'ford'], look: 'road' },
      { between: ['keep', 'hill'], look: 'road' },
      { between: ['mill', 'wood'], look: 'track' },
      { between: ['ford', 'wood'], look: 'track' },
      { between: ['ford', 'hill'], look: 'track' },
    ],
  });
