import { orderCalls, type OperatorOutputOf } from '@pawlet/operator';
import { useEffect, useState } from 'react';
import { client } from '../api/client.ts';

/** The carriers of the shop, the usual one first; empty until they are loaded. */
export function useCarriers(): OperatorOutputOf<typeof orderCalls.listCarriers>['items'] {
  const [carriers, setCarriers] = useState<OperatorOutputOf<typeof orderCalls.listCarriers>['items']>([]);
  useEffect(() => {
    const stop = new AbortController();
    client
      .call(orderCalls.listCarriers, { signal: stop.signal })
      .then(({ data }) => setCarriers(data.items))
      // Without the list the shop uses its first carrier.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  return carriers;
}
