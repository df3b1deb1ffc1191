import { PawletError, shopMessages } from '@pawlet/core/errors';
import { defineMessages } from '@pawlet/core/i18n';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Pawlet } from '@pawlet/core';
import { createTestShop } from '../../test/createTestShop.ts';
import { Button, OverlayOutlet } from '../ui/index.ts';
import { ErrorBoundary, PawletProvider, useFormat, usePawlet, useText } from './index.ts';
import { useConfirm, useToast } from './overlays/useOverlays.ts';

const greetings = defineMessages('test-greetings', {
  en: { 'greet.hello': 'Hello {{name}}' },
  load: {
    zh: async () => Promise.resolve({ 'greet.hello': '你好，{{name}}' }),
    ja: { 'greet.hello': 'こんにちは、{{name}}' },
    fr: { 'greet.hello': 'Bonjour {{name}}' },
    de: async () => {
      await Promise.resolve();
      throw new Error('offline');
    },
    it: { 'greet.hello': 'Ciao {{name}}' },
    es: { 'greet.hello': 'Hola {{name}}' },
    ko: { 'greet.hello': '안녕하세요, {{name}}' },
  },
});

function Shop({ pawlet, children }: { readonly pawlet: Pawlet; readonly children: ReactNode }) {
  return (
    <StrictMode>
      <PawletProvider pawlet={pawlet} theme="light">
        <OverlayOutlet />
        {children}
      </PawletProvider>
    </StrictMode>
  );
}

describe('PawletProvider', () => {
  it("sets language, mode and the theme's colours on its root", async () => {
    const pawlet = createTestShop();
    pawlet.session.setTheme({ bgColor: '#00AAFF', color: '#ffffff', ladder: 10, number: 9, border: 5 });
    const { container } = await render(<Shop pawlet={pawlet}>Inside</Shop>);
    const root = container.querySelector('[data-pawlet-root]');
    expect(root?.getAttribute('lang')).toBe('en');
    expect(root?.getAttribute('data-pawlet-theme')).toBe('light');
    expect(root === null ? '' : getComputedStyle(root).getPropertyValue('--pawlet-color-text-primary')).toBe(
      '#0077B2',
    );
    expect(root === null ? '' : getComputedStyle(root).getPropertyValue('--pawlet-text-14')).toBe('14px');
  });

  it('is named in an error when missing', async () => {
    function Lost() {
      usePawlet();
      return null;
    }
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const screen = await render(
      <ErrorBoundary fallback={(error) => <p>{error instanceof Error ? error.message : ''}</p>}>
        <Lost />
      </ErrorBoundary>,
    );
    await expect.element(screen.getByText(/no PawletProvider above/)).toBeVisible();
  });
});

describe('useText', () => {
  function Greeting() {
    const text = useText(greetings);
    return <p data-testid="greeting">{text('greet.hello', { name: 'Ada' })}</p>;
  }

  it('updates with the language without a reload', async () => {
    const pawlet = createTestShop();
    await render(
      <Shop pawlet={pawlet}>
        <Greeting />
      </Shop>,
    );
    await expect.element(page.getByTestId('greeting')).toHaveTextContent('Hello Ada');
    pawlet.session.setLanguage('zh');
    await expect.element(page.getByTestId('greeting')).toHaveTextContent('你好，Ada');
    await expect.poll(() => document.querySelector('[data-pawlet-root]')?.getAttribute('lang')).toBe('zh-CN');
  });

  it('uses English where the language could not be loaded', async () => {
    const pawlet = createTestShop();
    await pawlet.translator.setLanguage('de');
    await render(
      <Shop pawlet={pawlet}>
        <Greeting />
      </Shop>,
    );
    await expect.element(page.getByTestId('greeting')).toHaveTextContent('Hello Ada');
  });
});

describe('useFormat', () => {
  it("formats money and dates in the shopper's language and time zone", async () => {
    const pawlet = createTestShop();
    pawlet.session.setCountry('DEU');
    function Sum() {
      const format = useFormat();
      return <p data-testid="sum">{format.money({ amountMinor: 129_900, currency: 'EUR' })}</p>;
    }
    await render(
      <Shop pawlet={pawlet}>
        <Sum />
      </Shop>,
    );
    await expect.element(page.getByTestId('sum')).toHaveTextContent('€1,299.00');
  });
});

describe('overlays', () => {
  function Buttons({ onAnswer }: { readonly onAnswer: (isConfirmed: boolean) => void }) {
    const toast = useToast();
    const confirm = useConfirm();
    return (
      <>
        <Button onClick={() => toast('Copied')}>Copy</Button>
        <Button
          onClick={() => {
            void confirm({ title: 'Delete it?', destructive: true }).then(onAnswer);
          }}
        >
          Delete
        </Button>
      </>
    );
  }

  it('render one toast, however many outlets there are', async () => {
    const pawlet = createTestShop();
    await render(
      <Shop pawlet={pawlet}>
        <OverlayOutlet />
        <Buttons onAnswer={() => undefined} />
      </Shop>,
    );
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect.element(page.getByText('Copied')).toBeVisible();
  });

  it('return the answer of a dialog', async () => {
    const handleAnswer = vi.fn<(isConfirmed: boolean) => void>();
    await render(
      <Shop pawlet={createTestShop()}>
        <Buttons onAnswer={handleAnswer} />
      </Shop>,
    );
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog', { name: 'Delete it?' }).getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => handleAnswer.mock.calls).toEqual([[true]]);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => handleAnswer.mock.calls).toEqual([[true], [false]]);
  });

  it("show the shop's own notices", async () => {
    const pawlet = createTestShop();
    await render(<Shop pawlet={pawlet}>Inside</Shop>);
    pawlet.notices.emit({ kind: 'toast', key: 'error.network' });
    await expect.element(page.getByText(shopMessages.en['error.network'])).toBeVisible();
    pawlet.notices.emit({ kind: 'upgrade-required', minimum: '2.3.0' });
    await expect
      .element(page.getByRole('alertdialog', { name: shopMessages.en['upgrade.required'] }))
      .toBeVisible();
  });
});

describe('ErrorBoundary', () => {
  it('reports an error and remounts the part', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const handleError = vi.fn<(error: unknown) => void>();
    let isBroken = true;
    function Fragile() {
      if (isBroken) throw new PawletError('CONFIG', 'broken');
      return <p>Whole</p>;
    }
    const screen = await render(
      <ErrorBoundary onError={handleError} fallback={(_, retry) => <Button onClick={retry}>Again</Button>}>
        <Fragile />
      </ErrorBoundary>,
    );
    isBroken = false;
    await screen.getByRole('button', { name: 'Again' }).click();
    await expect.element(screen.getByText('Whole')).toBeVisible();
    expect(handleError).toHaveBeenCalledOnce();
  });
});
