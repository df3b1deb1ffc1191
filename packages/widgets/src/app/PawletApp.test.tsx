import type { Pawlet } from '@pawlet/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTestShop } from '../../test/createTestShop.ts';
import { mountWidget, WidgetBoundary } from '../mount/index.ts';
import { defineWidget, PawletProvider } from '../runtime/index.ts';
import { useOpenPage } from '../runtime/stay.ts';
import { useNeedsApp } from '../runtime/useNeedsApp.ts';
import { PawletApp } from './PawletApp.tsx';

function Probe() {
  useNeedsApp('Probe');
  const openPage = useOpenPage();
  return (
    <button type="button" onClick={() => void openPage('/pages/order/payment?order_sn=2026')}>
      Pay
    </button>
  );
}

const probeWidget = defineWidget({ id: 'probe', component: Probe, messages: [], options: {}, events: [] });

function Boundaries({ pawlet, count }: { readonly pawlet: Pawlet; readonly count: number }) {
  return (
    <PawletProvider pawlet={pawlet}>
      {Array.from({ length: count }, (_, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all alike
        <WidgetBoundary key={place} widget={probeWidget}>
          <Probe />
        </WidgetBoundary>
      ))}
    </PawletProvider>
  );
}

const logIns = page.getByRole('dialog', { name: 'Log in', includeHidden: true });

/** Requests a log-in, waits for this many dialogs, and returns the number after any others would have opened. */
async function countDialogs(shops: readonly Pawlet[], awaited: number): Promise<number> {
  const asked = shops.map((shop) => shop.account.requestLogIn());
  await vi.waitFor(() => expect(logIns.elements().length).toBeGreaterThanOrEqual(awaited));
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const count = logIns.elements().length;
  for (const shop of shops) shop.account.cancelLogIn();
  await Promise.all(asked);
  await vi.waitFor(() => expect(logIns.elements()).toHaveLength(0));
  return count;
}

afterEach(() => vi.restoreAllMocks());

describe('the log-in of a shop', () => {
  it.each([1, 2, 6])('is one dialog with %i boundaries', async (count) => {
    const shop = createTestShop();
    await render(<Boundaries pawlet={shop} count={count} />);
    expect(await countDialogs([shop], 1)).toBe(1);
  });

  it('is one dialog for each of two shops', async () => {
    const shops = [createTestShop(), createTestShop()];
    await render(
      <>
        {shops.map((shop, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- their order does not change
          <Boundaries key={place} pawlet={shop} count={2} />
        ))}
      </>,
    );
    expect(await countDialogs(shops, 2)).toBe(2);
  });

  it('is one dialog for PawletApp, boundaries inside it and mounted widgets', async () => {
    const shop = createTestShop();
    const place = document.createElement('div');
    document.body.append(place);
    const mounted = mountWidget(probeWidget, place, { pawlet: shop });
    await render(
      <PawletApp pawlet={shop}>
        <WidgetBoundary widget={probeWidget}>
          <Probe />
        </WidgetBoundary>
      </PawletApp>,
    );
    expect(await countDialogs([shop], 1)).toBe(1);
    // When the active outlet unmounts, another one takes over.
    mounted.unmount();
    place.remove();
    expect(await countDialogs([shop], 1)).toBe(1);
  });
});

describe('a widget without PawletApp', () => {
  it("reports the mistake once, with the widget's name and the fix", async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const shop = createTestShop();
    await render(
      <PawletProvider pawlet={shop}>
        <Probe />
        <Probe />
      </PawletProvider>,
    );
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^Pawlet: .* of <Probe>\. Put <PawletApp pawlet=/u)],
    ]);
  });

  it('reports nothing inside PawletApp', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const alone = createTestShop();
    await render(
      <PawletApp pawlet={createTestShop()}>
        <Probe />
      </PawletApp>,
    );
    // A later one that does report it: the first one had its chance.
    await render(
      <PawletProvider pawlet={alone}>
        <Probe />
      </PawletProvider>,
    );
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  });
});

describe('a page of the shop where the application does not handle navigation', () => {
  it('is shown over the page', async () => {
    const shop = createTestShop();
    vi.spyOn(shop.host, 'navigate').mockResolvedValue('unavailable');
    vi.spyOn(shop.api.orders, 'paymentStatus').mockResolvedValue({ status: 'not-found' });
    await render(
      <PawletApp pawlet={shop}>
        <Probe />
      </PawletApp>,
    );
    await page.getByRole('button', { name: 'Pay' }).click();
    const sheet = page.getByRole('dialog', { name: 'Payment' });
    await expect.element(sheet.getByText('This order was not found')).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
  });
});
