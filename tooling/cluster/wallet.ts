import { startAlipayWallet, type Wallet } from '../../packages/server/test/store/alipayWallet.ts';
import type { Keeper } from './keeper.ts';

export type { Wallet } from '../../packages/server/test/store/alipayWallet.ts';

/** Starts the wallet; the key files are in the run's folder. */
export function startWallet(keeper: Keeper): Promise<Wallet> {
  return startAlipayWallet(keeper.createFolder('wallet'));
}
