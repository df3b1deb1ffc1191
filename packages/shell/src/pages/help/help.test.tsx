import '@pawlet/widgets/ui';
import type { PageId, PageApi, ShopPage, ShopPageCard } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { afterEach, expect, it, vi, type Mock } from 'vitest';
import { buildConfig } from '../../../../core/test/buildConfig.ts';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { serveConfig } from '../../../test/serveConfig.ts';
import { HelpPage } from './HelpPage.tsx';

afterEach(closePages);

const returns: ShopPageCard = {
  id: 1 as PageId,
  title: 'How do returns work?',
  description: 'Refund only',
  text: 'Send it back.',
  createdAt: undefined,
};
const topics: readonly ShopPageCard[] = [
  returns,
  { id: 2 as PageId, title: 'When will it arrive?', description: 'Shipping', text: '', createdAt: undefined },
];
const answer: ShopPage = {
  id: 1 as PageId,
  title: '',
  contentHtml: '<p>Send it back.</p>',
  imageUrl: '',
  description: '',
  createdAt: undefined,
  version: '',
};

async function openHelp(address = '/pages/help/index') {
  return openPageAlone(address, HelpPage, (pawlet) => {
    vi.spyOn(pawlet.api.pages, 'list').mockResolvedValue({
      items: topics,
      total: 2,
      page: 1,
      pageSize: 15,
      hasMore: false,
    });
    vi.spyOn(pawlet.api.pages, 'find')
      .mockRejectedValueOnce(new PawletError('NETWORK', 'Pawlet: no response.'))
      .mockResolvedValue({ status: 'ok', page: answer });
  });
}

it('expands an answer, which can be reloaded', async () => {
  const { screen } = await openHelp();
  const question = screen.getByRole('button', { name: /^How do returns work/ });
  await expect.element(question).toHaveAttribute('aria-expanded', 'false');
  await question.click();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Send it back.')).toBeVisible();
  await question.click();
  await expect.element(screen.getByText('Send it back.')).not.toBeInTheDocument();
});

it('finds questions by words, those of the URL first', async () => {
  const { screen } = await openHelp('/pages/help/index?keyword=shipping');
  await expect.element(screen.getByRole('button', { name: /^When will it arrive/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^How do returns/ })).not.toBeInTheDocument();
  await screen.getByRole('searchbox').fill('zebra');
  await expect.element(screen.getByText('Nothing found for “zebra”')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Ask about an order' })).toBeVisible();
  await screen.getByRole('button', { name: 'Show all questions' }).click();
  await expect.element(screen.getByRole('button', { name: /^How do returns/ })).toBeVisible();
});

it('does not show that nothing was found while the search is incomplete', async () => {
  let list: Mock<PageApi['list']> | undefined;
  const { screen } = await openPageAlone('/pages/help/index?keyword=zebra', HelpPage, ({ api }) => {
    list = vi
      .spyOn(api.pages, 'list')
      .mockResolvedValueOnce({ items: topics, total: 3, page: 1, pageSize: 2, hasMore: true })
      .mockRejectedValueOnce(new PawletError('NETWORK', 'Pawlet: no response.'))
      .mockResolvedValue({
        items: [{ ...returns, id: 3 as PageId, title: 'May my zebra drink from it?' }],
        total: 3,
        page: 2,
        pageSize: 2,
        hasMore: false,
      });
  });
  const retry = screen.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expect.element(screen.getByText('Nothing found for “zebra”')).not.toBeInTheDocument();
  await retry.click();
  await expect.element(screen.getByRole('button', { name: /^May my zebra drink/ })).toBeVisible();
  expect(list).toHaveBeenCalledTimes(3);
});

it('finds words of the answers, and marks them in place', async () => {
  const { screen } = await openHelp('/pages/help/index?keyword=BACK');
  const question = screen.getByRole('button', { name: /^How do returns work.*Send it back/ });
  await expect.element(question).toBeVisible();
  expect(question.element().querySelector('mark')).toHaveTextContent('back');
  await expect.element(screen.getByRole('button', { name: /^When will/ })).not.toBeInTheDocument();
  await question.click();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('mark')).toHaveTextContent('back');
  await expect.element(screen.getByText('Send it back.')).toBeVisible();
});

it.each([true, false])(
  'links to the withdrawal from a purchase where a country requires it: %s',
  async (isDue) => {
    const { screen } = await openPageAlone('/pages/help/index', HelpPage, (pawlet) => {
      const { law } = buildConfig();
      serveConfig(pawlet, { law: { ...law, withdrawalDays: 14, hasWithdrawalButton: isDue } });
      vi.spyOn(pawlet.api.pages, 'list').mockResolvedValue({
        items: topics,
        total: 2,
        page: 1,
        pageSize: 15,
        hasMore: false,
      });
    });
    await expect.element(screen.getByRole('button', { name: /^How do returns work/ })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Withdraw from contract here' });
    if (isDue) await expect.element(link).toHaveAttribute('href', '#/pages/page/page?diyname=withdraw');
    else await expect.element(link).not.toBeInTheDocument();
  },
);
