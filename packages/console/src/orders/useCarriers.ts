import { orderCalls, type OperatorOutputOf } from '@pawlet/operator';
import { useCall } from '../parts/useCall.ts';

/** The carriers of the shop, the usual one first; empty until they are loaded: without the list the shop uses its first. */
export function useCarriers(): OperatorOutputOf<typeof orderCalls.listCarriers>['items'] {
  return useCall(orderCalls.listCarriers).data?.items ?? [];
}

/** Names of carriers by their codes; some parcels have the name itself. */
export function useCarrierNames(): ReadonlyMap<string, string> {
  return new Map(useCarriers().map(({ code, name }) => [code, name]));
}
