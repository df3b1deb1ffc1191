/** Calls that the store does not answer yet; one that it does answer fails the walk until it is taken off this list. */
export const notYet: readonly string[] = [
  'POST /addons/shop/api.order/getInvoiceList',
  'POST /addons/shop/api.order/submitInvoice',
  'POST /addons/shop/api.ping_pong/orderQuery',
  'GET /addons/shop/api.score/logs',
  'GET /addons/shop/api.score/exchangeList',
  'POST /addons/shop/api.score/exchange',
  'GET /addons/shop/api.score/myExchange',
  'POST /addons/shop/api.score/exchangeProductDetail',
  'POST /addons/shop/api.score/myExchangeDetail',
  'GET /addons/shop/api.task/index',
  'POST /addons/shop/api.task/claim',
];
