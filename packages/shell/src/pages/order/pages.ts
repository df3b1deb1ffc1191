import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Orders: payment, delivery and after-sales requests. */
export const orderPages = [
  definePage({
    path: paths.payment,
    title: 'title.payment',
    needsLogin: 'yes',
    load: async () => (await import('./PaymentPage.tsx')).PaymentPage,
  }),
  definePage({
    path: paths.paymentResult,
    title: 'title.paymentResult',
    needsLogin: 'yes',
    load: async () => (await import('./ResultPaymentPage.tsx')).ResultPaymentPage,
  }),
  definePage({
    path: paths.walletReturn,
    title: 'title.payment',
    needsLogin: 'no',
    load: async () => (await import('./WalletReturnPage.tsx')).WalletReturnPage,
  }),
  definePage({
    path: paths.orders,
    title: 'title.orders',
    needsLogin: 'yes',
    load: async () => (await import('./ListPage.tsx')).ListPage,
  }),
  definePage({
    path: paths.order,
    title: 'title.order',
    needsLogin: 'yes',
    load: async () => (await import('./DetailPage.tsx')).DetailPage,
  }),
  definePage({
    path: paths.requestAfterSales,
    title: 'title.afterSaleRequest',
    needsLogin: 'yes',
    load: async () => (await import('./AfterSaleRequestPage.tsx')).AfterSaleRequestPage,
  }),
  definePage({
    path: paths.afterSales,
    title: 'title.afterSale',
    needsLogin: 'yes',
    load: async () => (await import('./AfterSalePage.tsx')).AfterSalePage,
  }),
  definePage({
    path: paths.shipment,
    title: 'title.logistics',
    needsLogin: 'yes',
    load: async () => (await import('./LogisticsPage.tsx')).LogisticsPage,
  }),
  definePage({
    path: paths.pingPong,
    title: 'title.pingPong',
    needsLogin: 'yes',
    load: async () => (await import('./PingPongPage.tsx')).PingPongPage,
  }),
];
