import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { publicPage } from '../../server/src/index.ts';
import { parsePublicAddress } from '../src/routing/publicAddress.ts';

it('the server sends the storefront at exactly the paths that the storefront understands', () => {
  const part = fc.constantFrom(
    'goods',
    'category',
    'search',
    'page',
    'help',
    'de',
    'zh',
    'xx',
    '7',
    '0',
    '007',
    'terms',
    'a.b',
    '',
    '9'.repeat(15),
    '9'.repeat(16),
    'x'.repeat(64),
    'x'.repeat(65),
  );
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
      const path = `/${parts.join('/')}`;
      expect(publicPage.test(path), path).toBe(parsePublicAddress(path) !== undefined);
    }),
    { numRuns: 5000, seed: 20_261_126 },
  );
});
