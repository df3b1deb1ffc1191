/** What an app declares of a wallet before it may look for it and open it. */
export interface DeclaredWallet {
  /** URL schemes that iOS apps query, those of the wallet's SDK included. */
  readonly iosSchemes: readonly string[];
  /** URL scheme that Android apps query. */
  readonly androidScheme: string;
  /** Package of the wallet's Android app, which its SDK queries. */
  readonly androidPackage: string;
}

/** Name of a wallet. */
export type WalletName = 'wechat' | 'alipay';

/** By their names. */
export const wallets: Readonly<Record<WalletName, DeclaredWallet>> = {
  wechat: {
    iosSchemes: ['weixin', 'weixinULAPI', 'weixinURLParamsAPI'],
    androidScheme: 'weixin',
    androidPackage: 'com.tencent.mm',
  },
  alipay: {
    iosSchemes: ['alipay', 'alipays'],
    androidScheme: 'alipays',
    androidPackage: 'com.eg.android.AlipayGphone',
  },
};
