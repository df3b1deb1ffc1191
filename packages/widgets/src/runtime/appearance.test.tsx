import { createPawlet, type Pawlet } from '@pawlet/core';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../ui/index.ts';
import { PawletProvider } from './index.ts';

type Options = Parameters<typeof createPawlet>[0];

function openShop(appearance: NonNullable<Options>['appearance']): Pawlet {
  const pawlet = createPawlet({
    language: 'en',
    appearance,
    session: { readsAddress: false },
    fetch: () => Promise.reject(new TypeError('offline')),
  });
  onTestFinished(() => pawlet.dispose());
  return pawlet;
}

const Page = ({
  pawlet,
  theme = 'light',
}: {
  readonly pawlet: Pawlet;
  readonly theme?: 'light' | 'dark';
}) => (
  <PawletProvider pawlet={pawlet} theme={theme}>
    <Button variant="solid">Buy</Button>
  </PawletProvider>
);

const variable = (name: string): string =>
  getComputedStyle(document.querySelector('[data-pawlet-root]') as Element).getPropertyValue(
    `--pawlet-${name}`,
  );
const buy = (): CSSStyleDeclaration => getComputedStyle(page.getByRole('button', { name: 'Buy' }).element());

describe('the appearance of a shop', () => {
  it('is that of createPawlet, in light and in dark mode', async () => {
    const pawlet = openShop({ brand: '#FFF3B0', corner: 'none', font: 'Courier', density: 'comfortable' });
    const screen = await render(<Page pawlet={pawlet} />);
    expect([buy().backgroundColor, buy().color, buy().borderRadius]).toEqual([
      'rgb(255, 243, 176)',
      'rgb(31, 31, 31)',
      '0px',
    ]);
    // The language's families follow, for characters that Courier lacks.
    expect(buy().fontFamily).toMatch(/^"?Courier"?, .+sans-serif$/u);
    const light = variable('color-text-primary');
    await screen.rerender(<Page pawlet={pawlet} theme="dark" />);
    expect(variable('color-text-primary')).not.toBe(light);
    expect(buy().backgroundColor).toBe('rgb(255, 243, 176)');
  });

  it('can be changed and reset at runtime', async () => {
    const pawlet = openShop(undefined);
    await render(<Page pawlet={pawlet} />);
    const before = [buy().backgroundColor, buy().borderRadius, buy().fontFamily];
    const button = page.getByRole('button', { name: 'Buy' }).element();
    pawlet.setAppearance({ brand: '#0B1F4B', corner: 'small' });
    await expect.poll(() => buy().backgroundColor).toBe('rgb(11, 31, 75)');
    expect(buy().borderRadius).toBe('8px');
    expect(page.getByRole('button', { name: 'Buy' }).element()).toBe(button);
    pawlet.setAppearance({});
    await expect.poll(() => [buy().backgroundColor, buy().borderRadius, buy().fontFamily]).toEqual(before);
  });

  it("overrides the shop’s colours, and the page's custom properties override both", async () => {
    const pawlet = openShop({ brand: '#0B1F4B' });
    pawlet.session.setTheme({ bgColor: '#2F7D5B', color: '#ffffff', ladder: 10, number: 9, border: 5 });
    const screen = await render(<Page pawlet={pawlet} />);
    expect(buy().backgroundColor).toBe('rgb(11, 31, 75)');
    await screen.rerender(
      <PawletProvider pawlet={pawlet} theme="light" variables={{ '--pawlet-color-solid': '#00ff00' }}>
        <Button variant="solid">Buy</Button>
      </PawletProvider>,
    );
    expect(buy().backgroundColor).toBe('rgb(0, 255, 0)');
  });

  it('ignores invalid values, and reports them', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => report.mockRestore());
    const hostile = { brand: 'red;}*{display:none', font: 'x;}*{display:none', corner: 'none' } as const;
    await render(<Page pawlet={openShop(hostile)} />);
    expect(report.mock.calls.flat().join('\n')).toContain(
      'Pawlet: brand of appearance is "red;}*{display:none"',
    );
    expect([variable('shop-font'), buy().display]).toEqual(['', 'inline-flex']);
    expect(variable('shop-color-solid')).not.toContain('red');
    expect(buy().borderRadius).toBe('0px');
  });

  it('is included in server rendering', () => {
    const html = renderToString(<Page pawlet={openShop({ brand: '#0B1F4B', font: 'Inter' })} />);
    expect(html).toContain('--pawlet-shop-color-solid:#0B1F4B');
    expect(html).toContain('--pawlet-shop-font:&quot;Inter&quot;,');
  });
});
