import { shopMessages } from '@pawlet/core/errors';
import type { ShopPage } from '@pawlet/core/api';
import { pageQueries } from '@pawlet/core/queries';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useQuery, useText, useToast } from '../runtime/index.ts';
import { scrollBehavior, shake } from '../ui/index.ts';

/** The service agreement and its acceptance. */
export interface Agreement {
  readonly status: 'loading' | 'failed' | 'missing' | 'ready';
  readonly page: ShopPage | undefined;
  readonly isAccepted: boolean;
  readonly setIsAccepted: (isAccepted: boolean) => void;
  /** The row with the checkbox. */
  readonly row: RefObject<HTMLDivElement | null>;
  /**
   * Returns the accepted version, '' without a version; if not accepted, shows a message, shakes the row and returns
   * undefined.
   */
  readonly require: () => string | undefined;
  /** The server requires acceptance, or of another version: clears the checkbox and shows a message. */
  readonly refuse: () => void;
  readonly reload: () => Promise<void>;
  readonly isRefreshing: boolean;
}

/** Loads the service agreement of cloud storage and tracks its acceptance. */
export function useAgreement(): Agreement {
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const row = useRef<HTMLDivElement>(null);
  // The accepted version: another one is not accepted by it.
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
