import { shopMessages } from '@pawlet/core/errors';
import type { ShopPage } from '@pawlet/core/api';
import { pageQueries } from '@pawlet/core/queries';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useQuery, useText, useToast } from '../runtime/index.ts';
import { scrollBehavior, shake } from '../ui/index.ts';

/** The service agreement, and whether it is accepted. */
export interface Agreement {
  readonly status: 'loading' | 'failed' | 'missing' | 'ready';
  readonly page: ShopPage | undefined;
  readonly isAccepted: boolean;
  readonly setIsAccepted: (isAccepted: boolean) => void;
  /** The row with the tick. */
  readonly row: RefObject<HTMLDivElement | null>;
  /** The accepted version, '' where it has none; without the tick says so, shakes the row and answers undefined. */
  readonly require: () => string | undefined;
  /** The server wants it accepted, or another version of it: takes the tick away and says so. */
  readonly refuse: () => void;
  readonly reload: () => Promise<void>;
  readonly isRefreshing: boolean;
}

/** Loads the service agreement of cloud storage and keeps whether it is accepted. */
export function useAgreement(): Agreement {
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const row = useRef<HTMLDivElement>(null);
  // The version that was ticked: another one is not accepted by that.
  const [accepted, setAccepted] = useState<string>();
  const found = useQuery(pageQueries.detail('cloud'), {
    refreshOnFocus: false,
  });
  const page = found.data?.status === 'ok' ? found.data.page : undefined;
  const version = page?.version ?? '';
  const isAccepted = accepted === version;
  const ask = (): void => {
    showToast(shopText('check.agreement'));
    shake(row.current);
    row.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
    row.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  return {
    status: found.status === 'ready' && page === undefined ? 'missing' : found.status,
    page,
    isAccepted,
    setIsAccepted: (isNow) => setAccepted(isNow ? version : undefined),
    row,
    require: () => {
      if (isAccepted) return version;
      ask();
      return undefined;
    },
    refuse: () => {
      setAccepted(undefined);
      ask();
      void found.reload();
    },
    reload: found.reload,
    isRefreshing: found.isRefreshing,
  };
}
