import { defineMessages } from '@pawlet/core/i18n';
import { lazy } from '@pawlet/core/lazy';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTestShop } from '../../test/createTestShop.ts';
import { PawletProvider } from './PawletProvider.tsx';
import { useLazyPart } from './useLazyPart.ts';

it('shows code together with the texts that it contains', async () => {
  const pawlet = createTestShop();
  pawlet.session.setLanguage('fr');
  let answer: (texts: { readonly late: string }) => void = () => undefined;
  const loadTexts = vi.fn<() => Promise<{ readonly late: string }>>(
    () => new Promise((resolve) => (answer = resolve)),
  );
  const code = lazy(() => {
    const en = { late: 'Late' };
    defineMessages('late', { en, load: { zh: en, ja: en, fr: loadTexts, de: en, it: en, es: en, ko: en } });
    return Promise.resolve({ word: 'Here' });
  });
  function Word() {
    const state = useLazyPart(code);
    return <p>{state.status === 'ready' ? state.value.word : 'Wait'}</p>;
  }
  const screen = await render(
    <PawletProvider pawlet={pawlet}>
      <Word />
    </PawletProvider>,
  );
  await expect.poll(() => loadTexts.mock.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(screen.getByText('Wait')).toBeVisible();
  answer({ late: 'Tard' });
  await expect.element(screen.getByText('Here')).toBeVisible();
});
