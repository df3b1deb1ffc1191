import type { PayType } from '@pawlet/core/api';

/**
 * Icon paths of payment methods without a picture from the shop: a chat payment, a scanned code, money sent abroad.
 * Separate from the icon set because only the cashier uses them.
 */
export const methodPaths: Readonly<Record<PayType, string>> = {
  wechat:
    'M5 4h14a1.5 1.5 0 0 1 1.5 1.5v10A1.5 1.5 0 0 1 19 17h-6.5L8 20.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 5 4zM9.2 7l2.8 3.2L14.8 7M12 10.2V14M9.6 11.4h4.8',
  alipay:
    'M3.5 8V5A1.5 1.5 0 0 1 5 3.5h3M16 3.5h3A1.5 1.5 0 0 1 20.5 5v3M20.5 16v3a1.5 1.5 0 0 1-1.5 1.5h-3M8 20.5H5A1.5 1.5 0 0 1 3.5 19v-3M9 7l3 3.8L15 7M12 10.8v6.4M9.3 12.2h5.4',
  pingpong:
    'M20.3 10.2a8.5 8.5 0 1 0-8.1 10.3M3.6 12h9M12 3.5c2.2 2.2 3.3 4.6 3.4 7.2M12 3.5C9.7 5.8 8.6 8.7 8.6 12s1.1 6.2 3.4 8.5M13.5 15.2h7M18.3 13l2.2 2.2-2.2 2.2M21 19.8h-6.5',
};
