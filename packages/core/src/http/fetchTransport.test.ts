import { expect, it, vi } from 'vitest';
import { send as sendByFetch } from './fetchTransport.ts';
import { send } from './kyTransport.ts';

// The same suites once more, on the transport of the mall's production build.
import './boot.test.ts';
import './createHttpClient.test.ts';
import './faults.test.ts';
import './formTokens.test.ts';
import './login.test.ts';
import './upload.test.ts';

vi.mock('./kyTransport.ts', () => import('./fetchTransport.ts'));

it('is what these suites ran on', () => {
  expect(send).toBe(sendByFetch);
});
