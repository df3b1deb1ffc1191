import { toId, type ProductId } from '@pawlet/core/api';
import { usePawlet, useText, useToast } from '@pawlet/widgets';
import { useEffect } from 'react';
import { favouriteMarks, findFavourite, publishFavourite } from '../favourites/favouriteMarks.ts';
import { tabsMessages } from './tabsMessages.ts';
import { readTabMessage, toTabMessage, type TabMessage } from './tabMessages.ts';

const channelName = 'pawlet:tabs';
const logInEntry = 'pawlet:login';

/** Synchronizes this tab with the others: what one of them changes, the others refetch. Renders nothing. */
export function TabFollower(): null {
  const { session, events, queries } = usePawlet();
  const text = useText(tabsMessages);
  const showToast = useToast();

  useEffect(() => {
    if (typeof BroadcastChannel !== 'function') return undefined;
    const channel = new BroadcastChannel(channelName);
    const getOwner = (): string => String(session.store.getState().user?.id ?? '');
    const tell = (message: TabMessage | undefined): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin anyway
      if (message !== undefined) channel.postMessage(message);
    };
    let isListening = false;
    const reload = (): void => {
      void queries.invalidate(['resource']);
    };
    const listen = ({ data }: MessageEvent<unknown>): void => {
      const message = readTabMessage(data);
      if (message === undefined || message.owner !== getOwner()) return;
      isListening = true;
      if (message.kind === 'favourite') publishFavourite(message);
      isListening = false;
      reload();
    };
    channel.addEventListener('message', listen);
    const stops = [
      events.onAny((event) => tell(toTabMessage(event, getOwner()))),
      events.on('pawlet:favourite-changed', ({ productId, change }) => {
        const goodsId = toId<ProductId>(productId);
        if (goodsId === undefined) return;
        const mark = { owner: getOwner(), goodsId, isFavourite: change === 'added' };
        // The storefront's pages have emitted it themselves; the cart has not.
        if (findFavourite(favouriteMarks.getState(), mark) !== mark.isFavourite) publishFavourite(mark);
      }),
      favouriteMarks.subscribe((marks, before) => {
        if (isListening) return;
        for (const mark of marks) if (!before.includes(mark)) tell({ kind: 'favourite', ...mark });
      }),
      session.store.subscribe(({ token, user }, before) => {
        // Name or picture were changed, here or in another tab.
        if (token !== '' && token === before.token && user !== before.user) reload();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      channel.close();
    };
  }, [session, events, queries]);

  useEffect(() => {
    const follow = ({ key, oldValue, newValue }: StorageEvent): void => {
      if (key === logInEntry && oldValue !== null && newValue === null) showToast(text('tabs.loggedOut'));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [showToast, text]);

  return null;
}
