import { productCalls, shopCurrencies } from '@pawlet/operator';
import { useState } from 'react';
import { useCall } from './useCall.ts';

/** Currencies in which the shop sells, that of its first country first; empty until they are loaded. */
export function useShopCurrencies(): readonly string[] {
  return useCall(productCalls.listCurrencies).data?.items ?? [];
}

/** The currencies in which amounts are entered: those of the shop, and those in which there was an amount at first. */
export function useEnteredCurrencies(given: readonly string[]): readonly string[] {
  const offered = useShopCurrencies();
  // A field that is emptied stays.
  const [known] = useState(given);
  return shopCurrencies.filter((one) => offered.includes(one) || known.includes(one));
}
