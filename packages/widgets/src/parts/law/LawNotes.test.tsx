import type { ShopConfig } from '@pawlet/core/api';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { buildConfig, germany } from '../../../../core/test/buildConfig.ts';
import { createTestShop } from '../../../test/createTestShop.ts';
import { PawletProvider } from '../../runtime/index.ts';
import { LawNotes } from './LawNotes.tsx';

async function show(law: Partial<ShopConfig['law']>, currency = 'EUR') {
  const shop = createTestShop();
  const known = buildConfig().law;
  const config = buildConfig({ country: germany, law: { ...known, ...law } });
  shop.config.store.setState({ status: 'ready', config });
  return render(
    <PawletProvider pawlet={shop}>
      <LawNotes currency={currency} />
    </PawletProvider>,
  );
}

it('shows that VAT is included, with a link to the right of withdrawal', async () => {
  const screen = await show({ taxNote: 'included', withdrawalDays: 14 });
  await expect.element(screen.getByText('VAT included')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Right of withdrawal within 14 days' }))
    .toHaveAttribute('href', '#/pages/page/page?diyname=withdrawal');
});

it('shows where no sales tax is added', async () => {
  const screen = await show({ taxNote: 'not-added' });
  await expect.element(screen.getByText('No sales tax is added')).toBeVisible();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});

it('shows nothing about the tax of an order from another country', async () => {
  const screen = await show({ taxNote: 'included', withdrawalDays: 14 }, 'USD');
  await expect.element(screen.getByRole('link')).toBeVisible();
  await expect.element(screen.getByText('VAT included')).not.toBeInTheDocument();
});

it('is not rendered where the country has no requirements', async () => {
  const screen = await show({});
  expect(screen.container.textContent).toBe('');
});
