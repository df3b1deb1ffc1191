import '@pawlet/widgets/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../test/openPageAlone.tsx';
import { serveConfig } from '../../test/serveConfig.ts';
import { Page } from '../layout/Page.tsx';
import { ContactCell } from './ContactCell.tsx';
import { ContactSheet } from './ContactSheet.tsx';

afterEach(closePages);

function ContactPage() {
  return (
    <Page title="Order">
      <ContactCell />
      <ContactSheet />
    </Page>
  );
}

it('shows every way to contact the shop, so that a shopper who cannot phone has another', async () => {
  const { screen, pawlet } = await openPageAlone('/pages/order/detail', ContactPage, (shop) => {
    serveConfig(shop, {
      phone: '+49 30 23125 014',
      contact: {
        email: 'help@shop.example',
        chatUrl: 'https://chat.example/shop',
        hours: 'Mon – Fri 9 AM – 6 PM',
      },
    });
  });
  const openUrl = vi.spyOn(pawlet.host, 'openUrl').mockResolvedValue('done');
  await screen.getByRole('button', { name: 'Contact us' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Contact us' });
  await expect.element(sheet.getByText('Mon – Fri 9 AM – 6 PM')).toBeVisible();
  await sheet.getByRole('button', { name: /Call us.*\+49 30 23125 014/u }).click();
  await sheet.getByRole('button', { name: /Email us.*help@shop.example/u }).click();
  await sheet.getByRole('button', { name: /Chat with us.*chat.example/u }).click();
  expect(openUrl.mock.calls).toEqual([
    ['tel:+493023125014'],
    ['mailto:help@shop.example'],
    ['https://chat.example/shop'],
  ]);
});

it('offers nothing where the shop has no contact options', async () => {
  const { screen } = await openPageAlone('/pages/order/detail', ContactPage, (shop) => serveConfig(shop));
  await expect.element(screen.getByRole('heading', { name: 'Order' })).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Contact us' })).not.toBeInTheDocument();
});
