import type { OrderNumber } from '@pawlet/core/api';
import type { CallOptions } from '@pawlet/core/http';
import { useCallback } from 'react';
import { usePawlet } from '../../runtime/index.ts';
import { useAwaited } from './useAwaited.ts';

/** State of a PingPong payment. */
export interface PingPongWatch {
  readonly state: 'loading' | 'failed-call' | 'pending' | 'success' | 'failed' | 'not-found';
  /** Queries it now. */
  readonly check: () => void;
  /** The shopper's own check is in progress. */
  readonly isChecking: boolean;
}

/** Follows a PingPong payment to its end; no polling before `isLeft`. */
export function usePingPong(orderNumber: OrderNumber, isLeft: boolean): PingPongWatch {
  const { api } = usePawlet();
  const ask = useCallback(
    async (options: CallOptions) => {
      const found = await api.orders.pingPongStatus(orderNumber, options);
      return found.status === 'ok' ? found.state : found.status;
    },
    [api, orderNumber],
  );
  const { status, answer, check, isChecking } = useAwaited(isLeft ? ask : undefined, isPending);
  return {
    state: status === 'ready' ? answer : failedOr(status),
    check: () => void check(),
    isChecking,
  };
}

function isPending(state: PingPongWatch['state']): boolean {
  return state === 'pending';
}

function failedOr(status: 'loading' | 'failed'): 'loading' | 'failed-call' {
  return status === 'failed' ? 'failed-call' : 'loading';
}
