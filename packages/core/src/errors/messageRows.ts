import type { ShopMessageKey } from './errorMessageKey.ts';

/**
 * How a message is shown. `toast`: 3 seconds, announced once. `field`: under the field until its value changes.
 * `dialog`: title, text and two buttons. `state`: in place of the page's content or within it. `label`: on the element
 * itself.
 */
export type MessageForm = 'toast' | 'field' | 'dialog' | 'state' | 'label';

/** One message, and where it appears. */
export interface MessageRow {
  readonly key: ShopMessageKey;
  readonly forms: readonly [MessageForm, ...MessageForm[]];
  /** Pages (paths without `/pages/`) and parts; `*` is every page. */
  readonly places: readonly [string, ...string[]];
  /** Related texts: hints and the buttons of a dialog. */
  readonly parts?: readonly ShopMessageKey[] | undefined;
}

const lists = ['order/list', 'order/detail'] as const;

/** The messages of the error catalogue. */
export const messageRows: readonly MessageRow[] = [
  { key: 'error.network', forms: ['toast', 'state'], places: ['*'], parts: ['chunk.failed.retry'] },
  { key: 'error.unauthorized', forms: ['state'], places: ['*'] },
  { key: 'error.forbidden', forms: ['state'], places: ['*'] },
  { key: 'error.config', forms: ['state'], places: ['*'] },
  { key: 'error.upload', forms: ['toast'], places: ['my/avatar-cropper', 'order/apply', 'remark/remark'] },
  {
    key: 'aftersale.countUsedUp',
    forms: ['dialog'],
    places: ['order/detail', 'order/apply'],
    parts: ['aftersale.countUsedUp.contact', 'aftersale.countUsedUp.close'],
  },
  { key: 'goods.chooseAttribute', forms: ['toast'], places: ['sku-sheet', 'integral/detail', 'goods/order'] },
  {
    key: 'operation.typeIncorrect',
    forms: ['toast'],
    places: ['order/apply', 'remark/detail', 'goods/putAsk'],
  },
  {
    key: 'location.notObtained',
    forms: ['toast'],
    places: ['choose-location', 'address/addedit', 'address/addeditAbroad'],
    parts: ['location.notObtained.hint'],
  },
  {
    key: 'location.permission',
    forms: ['dialog'],
    places: ['choose-location', 'address/addedit', 'address/addeditAbroad'],
    parts: ['location.permission.byHand'],
  },
  {
    key: 'copy.failed',
    forms: ['toast'],
    places: ['order/detail', 'order/logistics', 'order/aftersale', 'share-sheet', 'open-location'],
  },
  {
    key: 'upgrade.required',
    forms: ['dialog'],
    places: ['*'],
    parts: [
      'upgrade.required.tooOld',
      'upgrade.required.unknown',
      'upgrade.required.openStore',
      'upgrade.required.back',
    ],
  },
  {
    key: 'order.cancelled',
    forms: ['state', 'toast'],
    places: ['order/payment', 'order/resultPayment', ...lists],
  },
  { key: 'order.expired', forms: ['state'], places: ['order/payment', 'order/resultPayment', ...lists] },
  {
    key: 'payment.failed',
    forms: ['state'],
    places: ['order/resultPayment', 'storage/cloudStorage'],
    parts: ['payment.failed.again'],
  },
  {
    key: 'order.cancel.confirm',
    forms: ['dialog'],
    places: [...lists, 'order/payment'],
    parts: ['order.cancel.confirm.action'],
  },
  { key: 'order.delete.confirm', forms: ['dialog'], places: lists, parts: ['order.delete.confirm.action'] },
  {
    key: 'refund.confirm',
    forms: ['dialog'],
    places: ['order/apply'],
    parts: ['refund.confirm.amount', 'refund.confirm.points', 'refund.confirm.action'],
  },
  {
    key: 'cart.delete.confirm',
    forms: ['dialog'],
    places: ['cart/cart'],
    parts: ['cart.delete.confirm.action'],
  },
  {
    key: 'points.notEnough',
    forms: ['label', 'toast'],
    places: ['integral/index', 'integral/detail', 'integral/order', 'signin/signin'],
  },
  {
    key: 'stock.none',
    forms: ['label', 'toast'],
    places: ['sku-sheet', 'goods/detail', 'integral/detail', 'cart/cart', 'goods/order'],
  },
  {
    key: 'chunk.failed',
    forms: ['state'],
    places: ['*'],
    parts: ['chunk.failed.detail', 'chunk.failed.retry'],
  },
];

const overseas = ['address/addeditAbroad'] as const;
const login = ['login/login', 'login/register', 'login/forgetpwd'] as const;

/** Form validation messages. */
export const checkRows: readonly MessageRow[] = [
  { key: 'check.keyword', forms: ['toast'], places: ['search/search', 'goods/goods'] },
  { key: 'check.goodsToDelete', forms: ['toast'], places: ['cart/cart'] },
  { key: 'check.goodsToSettle', forms: ['toast'], places: ['cart/cart'] },
  { key: 'check.address.add', forms: ['toast'], places: ['goods/order', 'integral/order'] },
  { key: 'check.address.choose', forms: ['toast'], places: ['goods/order', 'integral/order'] },
  { key: 'check.couponNeedsAddress', forms: ['toast'], places: ['goods/order'] },
  { key: 'check.discountCode', forms: ['field'], places: ['goods/order', 'cart/cart'] },
  { key: 'check.receiver', forms: ['field'], places: ['address/addedit'] },
  {
    key: 'check.mobile.required',
    forms: ['field'],
    places: ['address/addedit', 'login/mobilelogin', 'login/register', 'login/forgetpwd', 'share/register'],
  },
  {
    key: 'check.mobile.incorrect',
    forms: ['field'],
    places: ['address/addedit', 'login/mobilelogin', 'login/register', 'login/forgetpwd', 'share/register'],
  },
  { key: 'check.region', forms: ['field'], places: ['address/addedit'] },
  { key: 'check.addressDetail', forms: ['field'], places: ['address/addedit'] },
  { key: 'check.abroad.country', forms: ['field'], places: overseas },
  { key: 'check.abroad.lastName', forms: ['field'], places: overseas },
  { key: 'check.abroad.firstName', forms: ['field'], places: overseas },
  { key: 'check.abroad.areaCode', forms: ['field'], places: overseas },
  { key: 'check.abroad.phone', forms: ['field'], places: overseas },
  { key: 'check.abroad.postCode', forms: ['field'], places: overseas },
  { key: 'check.abroad.province', forms: ['field'], places: overseas },
  { key: 'check.abroad.city', forms: ['field'], places: overseas },
  { key: 'check.abroad.address', forms: ['field'], places: overseas },
  { key: 'check.review.required', forms: ['field'], places: ['remark/remark'] },
  { key: 'check.review.short', forms: ['field'], places: ['remark/remark'] },
  { key: 'check.video.one', forms: ['toast'], places: ['remark/remark'] },
  { key: 'check.video.length', forms: ['toast'], places: ['remark/remark'] },
  { key: 'check.question', forms: ['field'], places: ['goods/putAsk'] },
  { key: 'check.answer', forms: ['field'], places: ['goods/askList2'] },
  { key: 'check.refund.reason', forms: ['field'], places: ['order/apply'] },
  { key: 'check.refund.amount', forms: ['field'], places: ['order/apply'] },
  {
    key: 'check.picture.delete',
    forms: ['dialog'],
    places: ['order/apply', 'remark/remark'],
    parts: ['check.picture.delete.action'],
  },
  { key: 'check.logistics.number', forms: ['field'], places: ['order/aftersale'] },
  { key: 'check.logistics.company', forms: ['field'], places: ['order/aftersale'] },
  { key: 'check.logistics.phone', forms: ['field'], places: ['order/aftersale'] },
  { key: 'check.invoice.items', forms: ['toast'], places: ['invoice/invoice'] },
  { key: 'check.invoice.title', forms: ['field'], places: ['invoice/apply'] },
  { key: 'check.invoice.taxNumber', forms: ['field'], places: ['invoice/apply'] },
  {
    key: 'check.email.required',
    forms: ['field'],
    places: ['invoice/apply', 'login/register', 'login/forgetpwd'],
  },
  {
    key: 'check.email.incorrect',
    forms: ['field'],
    places: ['invoice/apply', 'login/register', 'login/forgetpwd'],
  },
  { key: 'check.agreement', forms: ['toast'], places: ['storage/cloudStorage'] },
  {
    key: 'check.code',
    forms: ['field'],
    places: ['login/mobilelogin', 'login/register', 'login/forgetpwd', 'share/register'],
  },
  { key: 'check.amount.decimals', forms: ['field'], places: ['order/apply'] },
  { key: 'check.amount.whole', forms: ['field'], places: ['order/apply'] },
  { key: 'check.account', forms: ['field'], places: ['login/login'] },
  { key: 'check.password.required', forms: ['field'], places: ['login/login'] },
  { key: 'check.password.length', forms: ['field'], places: login },
  { key: 'check.username', forms: ['field'], places: ['login/register'] },
  { key: 'check.terms', forms: ['toast'], places: [...login, 'login/mobilelogin', 'share/register'] },
];
