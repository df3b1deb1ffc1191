export type { PawletPluginOptions } from './readPluginOptions.ts';
export type { WalletName } from './wallets.ts';
export { withPawlet } from './withPawlet.ts';
