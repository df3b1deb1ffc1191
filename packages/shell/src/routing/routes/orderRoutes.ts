import type { Route } from '../Route.ts';

/** Orders: paying, after-sale, invoices and reviews. */
export const orderRoutes: readonly Route[] = [
  {
    path: '/pages/order/payment',
    load: () => import('../../pages/order/PaymentPage.tsx').then((module) => ({ Page: module.PaymentPage })),
    needsLogin: 'yes',
    title: 'title.payment',
  },
  {
    path: '/pages/order/resultPayment',
    load: () =>
      import('../../pages/order/ResultPaymentPage.tsx').then((module) => ({
        Page: module.ResultPaymentPage,
      })),
    needsLogin: 'yes',
    title: 'title.paymentResult',
  },
  {
    path: '/wallet-return',
    load: () =>
      import('../../pages/order/WalletReturnPage.tsx').then((module) => ({ Page: module.WalletReturnPage })),
    needsLogin: 'no',
    title: 'title.payment',
  },
  {
    path: '/pages/order/list',
    load: () => import('../../pages/order/ListPage.tsx').then((module) => ({ Page: module.ListPage })),
    needsLogin: 'yes',
    title: 'title.orders',
  },
  {
    path: '/pages/order/detail',
    load: () => import('../../pages/order/DetailPage.tsx').then((module) => ({ Page: module.DetailPage })),
    needsLogin: 'yes',
    title: 'title.order',
  },
  {
    path: '/pages/order/apply',
    load: () => import('../../pages/order/ApplyPage.tsx').then((module) => ({ Page: module.ApplyPage })),
    needsLogin: 'yes',
    title: 'title.apply',
  },
  {
    path: '/pages/order/aftersale',
    load: () =>
      import('../../pages/order/AfterSalePage.tsx').then((module) => ({ Page: module.AfterSalePage })),
    needsLogin: 'yes',
    title: 'title.afterSale',
  },
  {
    path: '/pages/order/logistics',
    load: () =>
      import('../../pages/order/LogisticsPage.tsx').then((module) => ({ Page: module.LogisticsPage })),
    needsLogin: 'yes',
    title: 'title.logistics',
  },
  {
    path: '/pages/order/pingpong',
    load: () =>
      import('../../pages/order/PingPongPage.tsx').then((module) => ({ Page: module.PingPongPage })),
    needsLogin: 'yes',
    title: 'title.pingPong',
  },
  {
    path: '/pages/invoice/invoice',
    load: () =>
      import('../../pages/invoice/InvoicePage.tsx').then((module) => ({ Page: module.InvoicePage })),
    needsLogin: 'yes',
    title: 'title.invoices',
  },
  {
    path: '/pages/invoice/apply',
    load: () => import('../../pages/invoice/ApplyPage.tsx').then((module) => ({ Page: module.ApplyPage })),
    needsLogin: 'yes',
    title: 'title.invoiceApply',
  },
  {
    path: '/pages/remark/comment',
    load: () =>
      import('../../pages/remark/MyReviewsPage.tsx').then((module) => ({ Page: module.MyReviewsPage })),
    needsLogin: 'yes',
    title: 'title.myReviews',
  },
  {
    path: '/pages/review/review',
    load: () =>
      import('../../pages/remark/MyReviewsPage.tsx').then((module) => ({ Page: module.MyReviewsPage })),
    needsLogin: 'yes',
    title: 'title.myReviews',
  },
  {
    path: '/pages/remark/detail',
    load: () => import('../../pages/remark/ReviewPage.tsx').then((module) => ({ Page: module.ReviewPage })),
    needsLogin: 'actions',
    title: 'title.review',
  },
  {
    path: '/pages/remark/remark',
    load: () => import('../../pages/remark/WritePage.tsx').then((module) => ({ Page: module.WritePage })),
    needsLogin: 'yes',
    title: 'title.writeReview',
  },
];
