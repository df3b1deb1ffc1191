import '@pawlet/widgets/ui';
import type { Pawlet } from '@pawlet/core';
import type { Favourite, ProductId, Page } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { favouriteMarks, publishFavourite } from '../../favourites/favouriteMarks.ts';
import { FavouritesPage } from './FavouritesPage.tsx';

afterEach(async () => {
  await closePages();
  favouriteMarks.setState([], true);
});

type State = NonNullable<Favourite['goods']>['state'];

function favourite(id: number, title: string, state: State = 'on-sale'): Favourite {
  return {
    id,
    goodsId: id as ProductId,
    goods: {
      title,
      description: '',
      imageUrl: '',
      price: { amountMinor: 9900, currency: 'CNY' },
      marketPrice: undefined,
      state,
    },
    createdAt: undefined,
  };
}

const pageOf = <T,>(items: readonly T[]): Page<T> => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 15,
  hasMore: false,
});

const three = [
  favourite(1, 'Fountain'),
  favourite(2, 'Feeder', 'sold-out'),
  favourite(3, 'Camera', 'off-sale'),
];

function open(prepare: (pawlet: Pawlet) => void) {
  return openPageAlone('/pages/my/collect', FavouritesPage, (pawlet) => {
    const user = { id: 7, username: 'mimi', nickname: 'Mimi', avatar: '', mobile: '', email: '' };
    pawlet.session.signIn({ token: 'token', user });
    vi.spyOn(pawlet.config, 'load').mockRejectedValue(new Error('No config in this test.'));
    vi.spyOn(pawlet.api.products, 'list').mockResolvedValue(pageOf([]));
    vi.spyOn(pawlet.api.products, 'setFavourite').mockImplementation((_id, isFavourite) =>
      Promise.resolve({ status: 'ok', isFavourite }),
    );
    prepare(pawlet);
  });
}

describe('favourites', () => {
  it('show what is sold out and what is no longer sold', async () => {
    const { screen } = await open((pawlet) => {
      vi.spyOn(pawlet.api.products, 'favourites').mockResolvedValue(pageOf(three));
    });
    await expect.element(screen.getByRole('link', { name: /Feeder.*Sold out/u })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /Camera.*No longer available/u })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /Fountain/u }))
      .toHaveAttribute('href', '#/pages/goods/detail?id=1');
  });

  it('are removed one by one, and restored', async () => {
    const { screen, pawlet } = await open((shop) => {
      vi.spyOn(shop.api.products, 'favourites').mockResolvedValue(pageOf(three));
    });
    await screen.getByRole('button', { name: 'Remove Feeder from favorites' }).click();
    await expect.poll(() => screen.getByText('Feeder').elements().length).toBe(0);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Feeder')).toBeVisible();
    expect(vi.spyOn(pawlet.api.products, 'setFavourite').mock.calls.map(([id, on]) => [id, on])).toEqual([
      [2, false],
      [2, true],
    ]);
  });

  it('are restored also where the list is read before the shop has received it', async () => {
    const kept = new Set<number>(three.map(({ id }) => id));
    const read = vi.fn<() => Promise<Page<Favourite>>>(() =>
      Promise.resolve(pageOf(three.filter(({ id }) => kept.has(id)))),
    );
    let take: () => void = () => undefined;
    const { screen } = await open((shop) => {
      vi.spyOn(shop.api.products, 'favourites').mockImplementation(read);
      vi.spyOn(shop.api.products, 'setFavourite').mockImplementation(
        (id, isFavourite) =>
          new Promise((resolve) => {
            take = () => {
              if (isFavourite) kept.add(id);
              else kept.delete(id);
              resolve({ status: 'ok', isFavourite });
            };
          }),
      );
    });
    await screen.getByRole('button', { name: 'Remove Feeder from favorites' }).click();
    take();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => read.mock.calls.length).toBe(2);
    await expect.poll(() => screen.getByText('Feeder').elements().length).toBe(0);
    take();
    await expect.element(screen.getByText('Feeder')).toBeVisible();
  });

  it('are removed together after a confirmation', async () => {
    const { screen, pawlet } = await open((shop) => {
      vi.spyOn(shop.api.products, 'favourites').mockResolvedValue(pageOf(three));
    });
    await screen.getByRole('button', { name: 'Edit' }).click();
    await screen.getByRole('button', { name: 'Remove (0)' }).click();
    expect(vi.spyOn(pawlet.api.products, 'setFavourite')).not.toHaveBeenCalled();
    await screen.getByRole('checkbox', { name: 'Select all' }).click();
    await screen.getByRole('button', { name: 'Remove (3)' }).click();
    await expect.element(screen.getByText('Remove 3 favorites?')).toBeVisible();
    await screen.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.element(screen.getByText('No favorites yet')).toBeVisible();
    expect(vi.spyOn(pawlet.api.products, 'setFavourite')).toHaveBeenCalledTimes(3);
  });

  it('follow the product page', async () => {
    const { screen } = await open((pawlet) => {
      vi.spyOn(pawlet.api.products, 'favourites').mockResolvedValue(pageOf(three));
    });
    await expect.element(screen.getByText('Fountain')).toBeVisible();
    publishFavourite({ owner: '7', goodsId: 1 as ProductId, isFavourite: false });
    await expect.poll(() => screen.getByText('Fountain').elements().length).toBe(0);
  });

  it('are read again after a failure', async () => {
    const { screen } = await open((pawlet) => {
      vi.spyOn(pawlet.api.products, 'favourites')
        .mockRejectedValueOnce(new PawletError('NETWORK', 'Offline.'))
        .mockResolvedValue(pageOf([]));
    });
    await screen.getByRole('alert').getByRole('button').click();
    await expect.element(screen.getByText('No favorites yet')).toBeVisible();
  });
});
