import type { Route } from '../Route.ts';
import { later } from './later.ts';

/** Orders: paying, after-sale, invoices and reviews. */
export const orderRoutes: readonly Route[] = [
  later({
    path: '/pages/order/payment',
    needsLogin: 'yes',
    title: 'title.payment',
  }),
  later({
    path: '/pages/order/resultPayment',
    needsLogin: 'yes',
    title: 'title.paymentResult',
  }),
  later({
    path: '/wallet-return',
    needsLogin: 'no',
    title: 'title.payment',
  }),
  later({
    path: '/pages/order/list',
    needsLogin: 'yes',
    title: 'title.orders',
  }),
  later({
    path: '/pages/order/detail',
    needsLogin: 'yes',
    title: 'title.order',
  }),
  later({
    path: '/pages/order/apply',
    needsLogin: 'yes',
    title: 'title.apply',
  }),
  later({
    path: '/pages/order/aftersale',
    needsLogin: 'yes',
    title: 'title.afterSale',
  }),
  later({
    path: '/pages/order/logistics',
    needsLogin: 'yes',
    title: 'title.logistics',
  }),
  later({
    path: '/pages/order/pingpong',
    needsLogin: 'yes',
    title: 'title.pingPong',
  }),
  later({
    path: '/pages/invoice/invoice',
    needsLogin: 'yes',
    title: 'title.invoices',
  }),
  later({
    path: '/pages/invoice/apply',
    needsLogin: 'yes',
    title: 'title.invoiceApply',
  }),
  later({
    path: '/pages/remark/comment',
    needsLogin: 'yes',
    title: 'title.myReviews',
  }),
  later({
    path: '/pages/review/review',
    needsLogin: 'yes',
    title: 'title.myReviews',
  }),
  later({
    path: '/pages/remark/detail',
    needsLogin: 'actions',
    title: 'title.review',
  }),
  later({
    path: '/pages/remark/remark',
    needsLogin: 'yes',
    title: 'title.writeReview',
  }),
];
