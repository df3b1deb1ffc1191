/** One call as named in the specification and the wire API. */
export interface ListedCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Works without log-in. */
  readonly isOpen: boolean;
  /** Requires a form token. */
  readonly writes: boolean;
  /** Accepts an idempotency key. */
  readonly isKeyed: boolean;
  /** Refused to outdated native apps. */
  readonly isGated: boolean;
}

/**
 * Every call of point 7 of the specification except the upload: method, path, and the marks o, w, k, g of the
 * wire API.
 */
export const specCalls = read(`
  GET  /addons/shop/api.common/init                     o
  POST /addons/shop/api.common/area                     o

  GET  /addons/shop/api.user/index
  POST /addons/shop/api.user/profile                    w
  POST /addons/shop/api.user/avatar                     w
  GET  /addons/shop/api.user/logout
  POST /addons/shop/api.user/getSigned                  o
  POST /api/user/money
  POST /api/user/mobileLogin                            o w g
  POST /api/user/emailRegister                          o w g

  POST /addons/shop/api.sms/send                        o
  POST /api/sms/send                                    o
  POST /addons/shop/api.ems/send                        o
  POST /api/ems/send                                    o

  POST /addons/shop/api.login/login                     o w g
  POST /addons/shop/api.login/mobilelogin               o w g
  POST /addons/shop/api.login/register                  o w g
  POST /addons/shop/api.login/resetpwd                  o w
  POST /addons/shop/api.login/wxLogin                   o w g
  POST /addons/shop/api.login/appLogin                  o w g
  POST /addons/shop/api.login/getWechatMobile           o w g

  GET  /addons/third/api/getAuthUrl                     o
  POST /addons/third/api/callback                       o w g
  POST /addons/third/api/account                        o w g

  GET  /addons/signin/api.index/index
  GET  /addons/signin/api.index/monthSign
  POST /addons/signin/api.index/dosign                  w
  GET  /addons/signin/api.index/fillup
  GET  /addons/signin/api.index/rank
  GET  /addons/signin/api.index/signLog

  GET  /addons/shop/api.goods/index                     o
  GET  /addons/shop/api.goods/v2detail                  o
  POST /addons/shop/api.goods/lists                     o
  POST /addons/shop/api.goods/getWxCode                 o
  GET  /addons/shop/api.category/index                  o
  GET  /addons/shop/api.category/alls                   o
  GET  /addons/shop/api.attribute/index                 o

  GET  /addons/shop/api.goods_ask/getAskLists           o
  POST /addons/shop/api.goods_ask/addAskData            k
  POST /addons/shop/api.goods_ask/getMyAskLists
  POST /addons/shop/api.goods_ask/addAskAnswerData      k
  POST /addons/shop/api.goods_ask/getAskAnswerLists     o

  POST /addons/shop/api.cart/add                        k
  GET  /addons/shop/api.cart/index
  POST /addons/shop/api.cart/set_nums                   w
  POST /addons/shop/api.cart/del                        w
  GET  /addons/shop/api.cart/cart_nums
  POST /addons/shop/api.cart/getOrderDiscountMoney
  POST /addons/shop/api.cart/checkDiscountCode

  POST /addons/shop/api.order/carts
  POST /addons/shop/api.order/add                       k
  GET  /addons/shop/api.order/index
  GET  /addons/shop/api.order/detail
  POST /addons/shop/api.order/cancel                    w
  POST /addons/shop/api.order/pay                       w g
  POST /addons/shop/api.order/takedelivery              w
  GET  /addons/shop/api.order/queryLogistics
  POST /addons/shop/api.order/queryLogistics
  POST /addons/shop/api.order/remind                    w
  POST /addons/shop/api.order/delete                    w
  POST /addons/shop/api.order/getInvoiceList
  POST /addons/shop/api.order/submitInvoice             k
  POST /addons/shop/api.order/changeOrderAddress        w
  POST /addons/shop/api.order/getRefundGoodsMoney
  POST /addons/shop/api.order/getOrderPayStatus
  POST /addons/shop/api.ping_pong/orderQuery

  GET  /addons/shop/api.order_goods/detail
  POST /addons/shop/api.order_goods/v2apply             k
  GET  /addons/shop/api.order_goods/aftersale
  POST /addons/shop/api.order_goods/aftersale
  POST /addons/shop/api.order_goods/aftersaleList
  POST /addons/shop/api.order_goods/saveExpressInfo     w
  POST /addons/shop/api.order_goods/revocationAftersale w

  GET  /addons/shop/api.address/v2index
  GET  /addons/shop/api.address/detail
  GET  /addons/shop/api.address/def_address
  POST /addons/shop/api.address/v2addedit               k
  POST /addons/shop/api.address/del                     w
  POST /addons/shop/api.address/addeditV3               k
  POST /addons/shop/api.address/detailV3
  POST /addons/shop/api.address/getCountryCodeList      o
  POST /addons/shop/api.address/def_set                 w

  POST /addons/shop/api.collect/optionCollect           w
  GET  /addons/shop/api.collect/collectList

  GET  /addons/shop/api.comment/index                   o
  POST /addons/shop/api.comment/add                     k
  POST /addons/shop/api.comment/reply                   k
  GET  /addons/shop/api.comment/myList
  POST /addons/shop/api.comment/myList

  GET  /addons/shop/api.score/logs
  GET  /addons/shop/api.score/exchangeList              o
  POST /addons/shop/api.score/exchange                  k g
  GET  /addons/shop/api.score/myExchange
  POST /addons/shop/api.score/exchangeProductDetail     o
  POST /addons/shop/api.score/myExchangeDetail

  GET  /addons/shop/api.coupon/couponList               o
  GET  /addons/shop/api.coupon/couponDetail             o
  POST /addons/shop/api.coupon/drawCoupon               k
  GET  /addons/shop/api.coupon/myCouponList

  GET  /addons/shop/api.page/index                      o
  GET  /addons/shop/api.page/lists                      o
  POST /addons/shop/api.subscribe/index                 w
  POST /addons/shop/api.activity/index                  o

  POST /api/index/getSiteDomain                         o
  POST /api/common/getDevRemarkConfig                   o
  GET  /addons/qrcode/index/build                       o
  POST /addons/shop/api.invited/getConfig               o
  POST /addons/shop/api.invited/getUserInfo
  POST /addons/shop/api.invited/getList
  POST /ssc/st                                          o
  POST /ssc/ste                                         o
  POST /addons/shop/api.question_survey/submitDrinkerSurvey k
  POST /addons/shop/api.question_survey/submitFeederSurvey  k
  POST /addons/shop/api.report2024/getReport

  POST /cloud/api/commodity/getTypeList                 o
  POST /cloud/api/commodity/getInfo                     o
  POST /cloud/api/order/create                          k
  POST /cloud/api/order/pay                             w g
  POST /cloud/api/order/status
`);

/** Calls of the wire API beyond those of the specification, and those of ADR 10 and 34. */
export const furtherCalls = read(`
  POST /addons/shop/api.login/emaillogin                o w g
  POST /addons/third/api/register                       o w g
  GET  /addons/third/api/links
  POST /addons/third/api/unbind                         w
  POST /addons/shop/api.common/locate                   o
  POST /addons/shop/api.restock/add                     o w
  POST /addons/shop/api.restock/remove                  o w
  POST /addons/shop/api.restock/index                   o
  POST /addons/shop/api.translation/text                o
  POST /addons/shop/api.withdrawal/send                 o k
  POST /addons/shop/api.user/exchangeToken              o
  POST /addons/shop/api.user/changeMobile               w
  POST /addons/shop/api.user/changeEmail                w
  POST /addons/shop/api.user/changePassword             w
  POST /addons/shop/api.user/deleteAccount              w
  POST /addons/shop/api.user/exportData                 w
  GET  /addons/shop/api.user/sessions
  POST /addons/shop/api.user/logoutAll                  w
  GET  /addons/shop/api.question_survey/getForm         o
  GET  /addons/shop/api.task/index                      o
  POST /addons/shop/api.task/claim                      k
  POST /addons/shop/api.order_goods/aftersaleMessage    k
  POST /addons/shop/api.order_goods/aftersaleSeen       w
`);

/** Alternative spellings that are accepted. */
export const alsoAnswered: readonly string[] = [
  'GET /addons/shop/api.common/area',
  'POST /addons/shop/api.user/logout',
  'POST /api/user/mobilelogin',
];

/** `GET /path`, as used in failures and lists. */
export function readName({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${path}`;
}

function read(text: string): readonly ListedCall[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [method = '', path = '', ...marks] = line.split(/\s+/u);
      return {
        method: method === 'GET' ? 'GET' : 'POST',
        path,
        isOpen: marks.includes('o'),
        writes: marks.includes('w') || marks.includes('k'),
        isKeyed: marks.includes('k'),
        isGated: marks.includes('g'),
      };
    });
}
