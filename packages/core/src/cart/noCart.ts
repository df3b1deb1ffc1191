import type { CartState } from './types.ts';

/** The initial cart, before anything is loaded. */
export const noCart: CartState = {
  status: 'idle',
  error: undefined,
  lines: [],
  count: 0,
  isSyncing: false,
  transfer: 'none',
  selectedKeys: new Set<string>(),
  discountCode: undefined,
};
