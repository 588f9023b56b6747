import { catalogueOf, wordsFrom } from '../../../../src/kit/index.js';
import { en } from './languages/en.js';
import { es } from './languages/es.js';
import { fr } from './languages/fr.js';

export const WORDS = wordsFrom({
  catalogue: catalogueOf({ en, fr, es }),
  fields: { area: 'area', from: 'area', to: 'area', men: 'men', left: 'men', winner: 'seat' },
});
