import { Linking } from 'react-native';

/** A wallet that the phone may have. */
export type WalletApp = 'wechat' | 'alipay';

/** The wallets' URL schemes; the app declares them, as the config plugin does. */
const schemes: Readonly<Record<WalletApp, string>> = { wechat: 'weixin://', alipay: 'alipays://' };

/**
 * Whether a wallet's app is installed. False too where the app does not declare the wallet's scheme
 * (`LSApplicationQueriesSchemes`, `queries`).
 */
export async function isWalletInstalled(wallet: WalletApp): Promise<boolean> {
  try {
    return await Linking.canOpenURL(schemes[wallet]);
  } catch {
    // iOS rejects for a scheme that is not declared.
    return false;
  }
}
