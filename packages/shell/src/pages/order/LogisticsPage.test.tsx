import '@pawlet/widgets/ui';
import type { Pawlet } from '@pawlet/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { createTestPawlet } from '../../../test/createTestPawlet.ts';
import { TestStorefront } from '../../../test/TestStorefront.tsx';
import { serveConfig } from '../../../test/serveConfig.ts';
import { createStorefront } from '../../createStorefront.ts';
import type { Storefront } from '../../storefront.ts';
import { LogisticsPage } from './LogisticsPage.tsx';

type Tracked = Awaited<ReturnType<Pawlet['api']['orders']['logistics']>>;

const address =
  '#/pages/order/logistics?nu=SF123456789&coname=SF%20Express&order_sn=20261121000000000000000001';

let storefront: Storefront;
let pawlet: Pawlet;

afterEach(async () => {
  await cleanup();
  storefront.navigation.dispose();
  pawlet.dispose();
});

async function open(hash: string, tracked: Promise<Tracked>) {
  window.history.pushState(null, '', hash);
  pawlet = createTestPawlet();
  serveConfig(pawlet, { carriers: [{ code: 'YTO', name: 'YTO Express' }] });
  const asked = vi.spyOn(pawlet.api.orders, 'logistics').mockReturnValue(tracked);
  vi.spyOn(pawlet.api.orders, 'find').mockResolvedValue({ status: 'not-found' });
  storefront = createStorefront(
    [
      {
        path: '/pages/order/logistics',
        load: () => Promise.resolve(LogisticsPage),
        needsLogin: 'no',
        title: 'title.logistics',
      },
    ],
    pawlet,
    { motionMs: () => 0 },
  );
  storefront.navigation.start();
  const screen = await render(<TestStorefront pawlet={pawlet} storefront={storefront} />);
  return { screen, asked };
}

const pending = new Promise<Tracked>(() => undefined);
const trackedWith = (steps: readonly { readonly time: string; readonly text: string }[]): Promise<Tracked> =>
  Promise.resolve({
    status: 'ok',
    logistics: { trackingNumber: 'SF123456789', carrier: 'SF Express', steps },
  });

describe('the tracking of a parcel', () => {
  it('shows carrier and number from the URL before the server responds', async () => {
    const { screen } = await open(address, pending);
    await expect.element(screen.getByText('SF Express')).toBeVisible();
    await expect.element(screen.getByText('SF123456789')).toBeVisible();
  });

  it("shows the carrier's events, newest first, with phone numbers as links", async () => {
    const steps = [
      { time: '2026-11-21 10:30:00', text: 'Out for delivery, call 13812345678' },
      { time: '2026-11-20 09:00:00', text: 'Picked up' },
    ];
    const { screen } = await open(address, trackedWith(steps));
    await expect
      .element(screen.getByRole('link', { name: '13812345678' }))
      .toHaveAttribute('href', 'tel:13812345678');
    const rows = screen.getByRole('list').getByRole('listitem').elements();
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Out for delivery, call 13812345678Nov 21, 2026, 10:30',
      'Picked upNov 20, 2026, 09:00',
    ]);
  });

  it('shows that there is no news yet, which is no error', async () => {
    const { screen } = await open(address, trackedWith([]));
    await expect.element(screen.getByText('No tracking updates yet')).toBeVisible();
    expect(screen.getByRole('alert').elements()).toHaveLength(0);
  });

  it('shows the carrier by its code, and queries its parcel', async () => {
    const { screen, asked } = await open(`${address}&com=YTO`, trackedWith([]));
    await expect.element(screen.getByText('YTO Express')).toBeVisible();
    expect(screen.getByText('SF Express').elements()).toHaveLength(0);
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ carrier: 'YTO' });
  });

  it('keeps the name in the URL where the shop has no such carrier', async () => {
    const { screen } = await open(`${address}&com=unknown`, trackedWith([]));
    await expect.element(screen.getByText('SF Express')).toBeVisible();
  });

  it('selects the number for copying by hand where copying is refused', async () => {
    const { screen } = await open(address, trackedWith([]));
    vi.spyOn(pawlet.host, 'copy').mockResolvedValue('failed');
    await screen.getByRole('button', { name: 'Copy Tracking number' }).click();
    await expect.poll(() => getSelection()?.toString()).toBe('SF123456789');
  });

  it('makes no request without a tracking number', async () => {
    const { screen, asked } = await open('#/pages/order/logistics?coname=SF', pending);
    await expect.element(screen.getByText('This order was not found')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });
});
