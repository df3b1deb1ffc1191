import { expect, it, vi } from 'vitest';
import { createTextEngine as createI18nextEngine } from './i18nextEngine.ts';
import { createTextEngine } from './smallEngine.ts';

// The same suite once more, on the engine of the mall's production build.
import './i18n.test.ts';

vi.mock('./i18nextEngine.ts', () => import('./smallEngine.ts'));

it('is what this suite ran on', () => {
  expect(createI18nextEngine).toBe(createTextEngine);
});
