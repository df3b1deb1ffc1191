import '@pawlet/widgets/ui';
import type { ShopConfig } from '@pawlet/core/api';
import { afterEach, describe, expect, it } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { serveConfig } from '../../../test/serveConfig.ts';
import { SinglePage } from './TextPage.tsx';

afterEach(closePages);

const law: ShopConfig['law'] = {
  withdrawalDays: 14,
  hasWithdrawalButton: false,
  taxNote: 'included',
  hasImprint: true,
  statistics: 'ask',
};

const openStored = (statistics: ShopConfig['law']['statistics']) =>
  openPageAlone('/pages/page/page?diyname=cookies', SinglePage, (shop) =>
    serveConfig(shop, { law: { ...law, statistics } }),
  );

describe('the page about stored data', () => {
  it('lists the entries with purpose and duration, and sends no statistics without consent', async () => {
    const { screen, pawlet } = await openStored('ask');
    const login = screen.getByRole('listitem').filter({ hasText: 'Your login' });
    await expect.element(login.getByText('pawlet:login')).toBeVisible();
    await expect.element(login.getByText('Until you log out')).toBeVisible();
    await expect.element(screen.getByText('Nothing is counted until you turn this on.')).toBeVisible();
    const choice = screen.getByRole('switch', { name: 'Usage statistics' });
    await expect.element(choice).not.toBeChecked();
    await choice.click();
    await expect.element(choice).toBeChecked();
    expect(pawlet.session.store.getState().webs['statistics']).toBe('on');
  });

  it('sends statistics where the country requires no consent, until they are turned off', async () => {
    const { screen } = await openStored('on');
    await expect.element(screen.getByRole('switch', { name: 'Usage statistics' })).toBeChecked();
  });

  it('has nothing to turn on where the shop collects no statistics', async () => {
    const { screen } = await openStored('off');
    await expect.element(screen.getByText('We do not count visits.')).toBeVisible();
    await expect.element(screen.getByRole('switch')).not.toBeInTheDocument();
  });
});
