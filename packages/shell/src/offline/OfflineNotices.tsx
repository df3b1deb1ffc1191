import { preloadText, useConfirm, useFormat, usePawlet, useStore, useText, useToast } from '@pawlet/widgets';
import { NoNetwork } from '@pawlet/widgets/ui';
import { useEffect, useState } from 'react';
import { isPublicDemo } from '../demo/isPublicDemo.ts';
import { useNavigationState } from '../storefront.ts';
import type { StorefrontNetwork } from './createOfflineNetwork.ts';
import { offlineMessages } from './offlineMessages.ts';
import type { OfflineNews } from './offlineState.ts';
import { NoticeFacts } from './NoticeFacts.tsx';

export interface OfflineNoticesProps {
  readonly network: StorefrontNetwork;
}

const dayMs = 86_400_000;
/** Milliseconds that an urgent message is shown. */
const needsNetworkMs = 4000;

/** Shows whether this is a demo, that there is no network, how old the shown data are, and which changes are queued. */
export function OfflineNotices({ network }: OfflineNoticesProps) {
  const { connection, shownAsOf, waiting, isSending } = useStore(network.store, (state) => state);
  const { instance } = useNavigationState().current;
  const text = useText(offlineMessages);
  const format = useFormat();
  const [openedAt] = useState(() => Date.now());
  useNews(network);

  const asOf = connection === 'up' ? undefined : shownAsOf.get(instance);
  const facts: readonly string[] = [
    ...(connection === 'offline' ? [text('offline.none')] : []),
    ...(connection === 'unreachable' ? [text('offline.unreachable')] : []),
    ...(asOf === undefined
      ? []
      : [text('offline.asOf', { time: format.date(asOf, openedAt - asOf < dayMs ? 'time' : 'dateTime') })]),
    ...(waiting === 0
      ? []
      : [isSending ? text('offline.sending') : text('offline.waiting', { count: waiting })]),
  ];
  const isDemo = isPublicDemo();
  const isQuiet = facts.length === 0 && !isDemo;
  return <NoNetwork notice={isQuiet ? null : <NoticeFacts isDemo={isDemo} facts={facts} />} />;
}

/** Reports one-time events to the shopper, and refetches stale data. */
function useNews(network: StorefrontNetwork): void {
  const pawlet = usePawlet();
  const showToast = useToast();
  const confirm = useConfirm();
  useEffect(() => {
    const handle = async (news: OfflineNews): Promise<void> => {
      if (news.kind === 'outdated') {
        void pawlet.queries.invalidate();
        return;
      }
      // What happened before the notices were mounted is reported at once, when their texts may not be loaded.
      await preloadText(pawlet, [offlineMessages]);
      const text = pawlet.translator.textOf(offlineMessages);
      switch (news.kind) {
        case 'sent':
          showToast(text('offline.sent'));
          return;
        case 'needs-network':
          showToast({ text: text('offline.needsNetwork'), durationMs: needsNetworkMs });
          return;
        case 'refused': {
          const lines = news.writes.map(({ waiting: { title }, message }) => {
            const reason =
              message === undefined ? text('offline.tooOld') : message || text('offline.refusedPlain');
            return title === '' ? reason : text('offline.refusedOne', { goods: title, reason });
          });
          void confirm({ title: text('offline.refused'), text: lines.join('\n'), cancelLabel: false });
        }
      }
    };
    return network.onNews((news) => void handle(news));
  }, [network, pawlet, showToast, confirm]);
}
