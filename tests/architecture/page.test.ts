import { expect, it } from 'vitest';
import { pageAsItIs, pageWithGraph } from '../../scripts/architecture.mjs';

it('docs/architecture.md shows the arrows as they are (else: npm run docs)', () => {
  expect(pageAsItIs()).toBe(pageWithGraph());
});
