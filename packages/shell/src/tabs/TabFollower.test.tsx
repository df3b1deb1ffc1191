import type { ProductId } from '@pawlet/core/api';
import { PawletProvider } from '@pawlet/widgets';
import { afterEach, expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { createLoggedInPawlet } from '../../test/openPage.tsx';
import { favouriteMarks, findFavourite } from '../favourites/favouriteMarks.ts';
import { TabFollower } from './TabFollower.tsx';

const fountain = { owner: '1', goodsId: 3 as ProductId };
const isFavourite = (): boolean | undefined => findFavourite(favouriteMarks.getState(), fountain);

const ends: (() => void)[] = [];

afterEach(async () => {
  await cleanup();
  for (const end of ends.splice(0)) end();
  favouriteMarks.setState([], true);
});

/** The messages of this tab to another one. */
function listenAsOtherTab(): unknown[] {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel('pawlet:tabs');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
  ends.push(() => channel.close());
  return heard;
}

it('follows favourites whatever part of the shop changed them, and notifies the other tabs once', async () => {
  const pawlet = createLoggedInPawlet();
  ends.push(() => pawlet.dispose());
  const heard = listenAsOtherTab();
  await render(
    <PawletProvider pawlet={pawlet}>
      <TabFollower />
    </PawletProvider>,
  );
  pawlet.events.emit('pawlet:favourite-changed', { productId: 3, change: 'added' });
  expect(isFavourite()).toBe(true);
  pawlet.events.emit('pawlet:favourite-changed', { productId: 3, change: 'added' });
  pawlet.events.emit('pawlet:favourite-changed', { productId: 3, change: 'removed' });
  expect(isFavourite()).toBe(false);
  await expect
    .poll(() => heard)
    .toEqual([
      { kind: 'favourite', ...fountain, isFavourite: true },
      { kind: 'favourite', ...fountain, isFavourite: false },
    ]);
});

it("applies another tab's messages about this shopper only", async () => {
  const pawlet = createLoggedInPawlet();
  ends.push(() => pawlet.dispose());
  await render(
    <PawletProvider pawlet={pawlet}>
      <TabFollower />
    </PawletProvider>,
  );
  const other = new BroadcastChannel('pawlet:tabs');
  ends.push(() => other.close());
  const tell = (owner: string): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin anyway
    other.postMessage({ kind: 'favourite', ...fountain, owner, isFavourite: true });
  };
  tell('2');
  tell('1');
  await expect.poll(isFavourite).toBe(true);
  expect(favouriteMarks.getState()).toHaveLength(1);
});
