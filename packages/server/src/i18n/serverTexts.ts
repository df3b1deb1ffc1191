// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import zhAccount from '../../locales/zh/account.json' with { type: 'json' };
import zhAddress from '../../locales/zh/address.json' with { type: 'json' };
import zhAftersale from '../../locales/zh/aftersale.json' with { type: 'json' };
import zhAftersaleReason from '../../locales/zh/aftersale-reason.json' with { type: 'json' };
import zhCoupon from '../../locales/zh/coupon.json' with { type: 'json' };
import zhCreditNote from '../../locales/zh/credit-note.json' with { type: 'json' };
import zhDiscount from '../../locales/zh/discount.json' with { type: 'json' };
import zhExchange from '../../locales/zh/exchange.json' with { type: 'json' };
import zhGoods from '../../locales/zh/goods.json' with { type: 'json' };
import zhInbox from '../../locales/zh/inbox.json' with { type: 'json' };
import zhInvite from '../../locales/zh/invite.json' with { type: 'json' };
import zhInvoice from '../../locales/zh/invoice.json' with { type: 'json' };
import zhLaw from '../../locales/zh/law.json' with { type: 'json' };
import zhLogin from '../../locales/zh/login.json' with { type: 'json' };
import zhOrder from '../../locales/zh/order.json' with { type: 'json' };
import zhOrderMail from '../../locales/zh/order-mail.json' with { type: 'json' };
import zhPayment from '../../locales/zh/payment.json' with { type: 'json' };
import zhPoints from '../../locales/zh/points.json' with { type: 'json' };
import zhReason from '../../locales/zh/reason.json' with { type: 'json' };
import zhRestock from '../../locales/zh/restock.json' with { type: 'json' };
import zhShop from '../../locales/zh/shop.json' with { type: 'json' };
import zhSignIn from '../../locales/zh/sign-in.json' with { type: 'json' };
import zhSocial from '../../locales/zh/social.json' with { type: 'json' };
import zhTask from '../../locales/zh/task.json' with { type: 'json' };
import zhUpload from '../../locales/zh/upload.json' with { type: 'json' };
import zhWallet from '../../locales/zh/wallet.json' with { type: 'json' };
import zhWithdrawal from '../../locales/zh/withdrawal.json' with { type: 'json' };
import enAccount from '../../locales/en/account.json' with { type: 'json' };
import enAddress from '../../locales/en/address.json' with { type: 'json' };
import enAftersale from '../../locales/en/aftersale.json' with { type: 'json' };
import enAftersaleReason from '../../locales/en/aftersale-reason.json' with { type: 'json' };
import enCoupon from '../../locales/en/coupon.json' with { type: 'json' };
import enCreditNote from '../../locales/en/credit-note.json' with { type: 'json' };
import enDiscount from '../../locales/en/discount.json' with { type: 'json' };
import enExchange from '../../locales/en/exchange.json' with { type: 'json' };
import enGoods from '../../locales/en/goods.json' with { type: 'json' };
import enInbox from '../../locales/en/inbox.json' with { type: 'json' };
import enInvite from '../../locales/en/invite.json' with { type: 'json' };
import enInvoice from '../../locales/en/invoice.json' with { type: 'json' };
import enLaw from '../../locales/en/law.json' with { type: 'json' };
import enLogin from '../../locales/en/login.json' with { type: 'json' };
import enOrder from '../../locales/en/order.json' with { type: 'json' };
import enOrderMail from '../../locales/en/order-mail.json' with { type: 'json' };
import enPayment from '../../locales/en/payment.json' with { type: 'json' };
import enPoints from '../../locales/en/points.json' with { type: 'json' };
import enReason from '../../locales/en/reason.json' with { type: 'json' };
import enRestock from '../../locales/en/restock.json' with { type: 'json' };
import enShop from '../../locales/en/shop.json' with { type: 'json' };
import enSignIn from '../../locales/en/sign-in.json' with { type: 'json' };
import enSocial from '../../locales/en/social.json' with { type: 'json' };
import enTask from '../../locales/en/task.json' with { type: 'json' };
import enUpload from '../../locales/en/upload.json' with { type: 'json' };
import enWallet from '../../locales/en/wallet.json' with { type: 'json' };
import enWithdrawal from '../../locales/en/withdrawal.json' with { type: 'json' };
import jaAccount from '../../locales/ja/account.json' with { type: 'json' };
import jaAddress from '../../locales/ja/address.json' with { type: 'json' };
import jaAftersale from '../../locales/ja/aftersale.json' with { type: 'json' };
import jaAftersaleReason from '../../locales/ja/aftersale-reason.json' with { type: 'json' };
import jaCoupon from '../../locales/ja/coupon.json' with { type: 'json' };
import jaCreditNote from '../../locales/ja/credit-note.json' with { type: 'json' };
import jaDiscount from '../../locales/ja/discount.json' with { type: 'json' };
import jaExchange from '../../locales/ja/exchange.json' with { type: 'json' };
import jaGoods from '../../locales/ja/goods.json' with { type: 'json' };
import jaInbox from '../../locales/ja/inbox.json' with { type: 'json' };
import jaInvite from '../../locales/ja/invite.json' with { type: 'json' };
import jaInvoice from '../../locales/ja/invoice.json' with { type: 'json' };
import jaLaw from '../../locales/ja/law.json' with { type: 'json' };
import jaLogin from '../../locales/ja/login.json' with { type: 'json' };
import jaOrder from '../../locales/ja/order.json' with { type: 'json' };
import jaOrderMail from '../../locales/ja/order-mail.json' with { type: 'json' };
import jaPayment from '../../locales/ja/payment.json' with { type: 'json' };
import jaPoints from '../../locales/ja/points.json' with { type: 'json' };
import jaReason from '../../locales/ja/reason.json' with { type: 'json' };
import jaRestock from '../../locales/ja/restock.json' with { type: 'json' };
import jaShop from '../../locales/ja/shop.json' with { type: 'json' };
import jaSignIn from '../../locales/ja/sign-in.json' with { type: 'json' };
import jaSocial from '../../locales/ja/social.json' with { type: 'json' };
import jaTask from '../../locales/ja/task.json' with { type: 'json' };
import jaUpload from '../../locales/ja/upload.json' with { type: 'json' };
import jaWallet from '../../locales/ja/wallet.json' with { type: 'json' };
import jaWithdrawal from '../../locales/ja/withdrawal.json' with { type: 'json' };
import frAccount from '../../locales/fr/account.json' with { type: 'json' };
import frAddress from '../../locales/fr/address.json' with { type: 'json' };
import frAftersale from '../../locales/fr/aftersale.json' with { type: 'json' };
import frAftersaleReason from '../../locales/fr/aftersale-reason.json' with { type: 'json' };
import frCoupon from '../../locales/fr/coupon.json' with { type: 'json' };
import frCreditNote from '../../locales/fr/credit-note.json' with { type: 'json' };
import frDiscount from '../../locales/fr/discount.json' with { type: 'json' };
import frExchange from '../../locales/fr/exchange.json' with { type: 'json' };
import frGoods from '../../locales/fr/goods.json' with { type: 'json' };
import frInbox from '../../locales/fr/inbox.json' with { type: 'json' };
import frInvite from '../../locales/fr/invite.json' with { type: 'json' };
import frInvoice from '../../locales/fr/invoice.json' with { type: 'json' };
import frLaw from '../../locales/fr/law.json' with { type: 'json' };
import frLogin from '../../locales/fr/login.json' with { type: 'json' };
import frOrder from '../../locales/fr/order.json' with { type: 'json' };
import frOrderMail from '../../locales/fr/order-mail.json' with { type: 'json' };
import frPayment from '../../locales/fr/payment.json' with { type: 'json' };
import frPoints from '../../locales/fr/points.json' with { type: 'json' };
import frReason from '../../locales/fr/reason.json' with { type: 'json' };
import frRestock from '../../locales/fr/restock.json' with { type: 'json' };
import frShop from '../../locales/fr/shop.json' with { type: 'json' };
import frSignIn from '../../locales/fr/sign-in.json' with { type: 'json' };
import frSocial from '../../locales/fr/social.json' with { type: 'json' };
import frTask from '../../locales/fr/task.json' with { type: 'json' };
import frUpload from '../../locales/fr/upload.json' with { type: 'json' };
import frWallet from '../../locales/fr/wallet.json' with { type: 'json' };
import frWithdrawal from '../../locales/fr/withdrawal.json' with { type: 'json' };
import deAccount from '../../locales/de/account.json' with { type: 'json' };
import deAddress from '../../locales/de/address.json' with { type: 'json' };
import deAftersale from '../../locales/de/aftersale.json' with { type: 'json' };
import deAftersaleReason from '../../locales/de/aftersale-reason.json' with { type: 'json' };
import deCoupon from '../../locales/de/coupon.json' with { type: 'json' };
import deCreditNote from '../../locales/de/credit-note.json' with { type: 'json' };
import deDiscount from '../../locales/de/discount.json' with { type: 'json' };
import deExchange from '../../locales/de/exchange.json' with { type: 'json' };
import deGoods from '../../locales/de/goods.json' with { type: 'json' };
import deInbox from '../../locales/de/inbox.json' with { type: 'json' };
import deInvite from '../../locales/de/invite.json' with { type: 'json' };
import deInvoice from '../../locales/de/invoice.json' with { type: 'json' };
import deLaw from '../../locales/de/law.json' with { type: 'json' };
import deLogin from '../../locales/de/login.json' with { type: 'json' };
import deOrder from '../../locales/de/order.json' with { type: 'json' };
import deOrderMail from '../../locales/de/order-mail.json' with { type: 'json' };
import dePayment from '../../locales/de/payment.json' with { type: 'json' };
import dePoints from '../../locales/de/points.json' with { type: 'json' };
import deReason from '../../locales/de/reason.json' with { type: 'json' };
import deRestock from '../../locales/de/restock.json' with { type: 'json' };
import deShop from '../../locales/de/shop.json' with { type: 'json' };
import deSignIn from '../../locales/de/sign-in.json' with { type: 'json' };
import deSocial from '../../locales/de/social.json' with { type: 'json' };
import deTask from '../../locales/de/task.json' with { type: 'json' };
import deUpload from '../../locales/de/upload.json' with { type: 'json' };
import deWallet from '../../locales/de/wallet.json' with { type: 'json' };
import deWithdrawal from '../../locales/de/withdrawal.json' with { type: 'json' };
import itAccount from '../../locales/it/account.json' with { type: 'json' };
import itAddress from '../../locales/it/address.json' with { type: 'json' };
import itAftersale from '../../locales/it/aftersale.json' with { type: 'json' };
import itAftersaleReason from '../../locales/it/aftersale-reason.json' with { type: 'json' };
import itCoupon from '../../locales/it/coupon.json' with { type: 'json' };
import itCreditNote from '../../locales/it/credit-note.json' with { type: 'json' };
import itDiscount from '../../locales/it/discount.json' with { type: 'json' };
import itExchange from '../../locales/it/exchange.json' with { type: 'json' };
import itGoods from '../../locales/it/goods.json' with { type: 'json' };
import itInbox from '../../locales/it/inbox.json' with { type: 'json' };
import itInvite from '../../locales/it/invite.json' with { type: 'json' };
import itInvoice from '../../locales/it/invoice.json' with { type: 'json' };
import itLaw from '../../locales/it/law.json' with { type: 'json' };
import itLogin from '../../locales/it/login.json' with { type: 'json' };
import itOrder from '../../locales/it/order.json' with { type: 'json' };
import itOrderMail from '../../locales/it/order-mail.json' with { type: 'json' };
import itPayment from '../../locales/it/payment.json' with { type: 'json' };
import itPoints from '../../locales/it/points.json' with { type: 'json' };
import itReason from '../../locales/it/reason.json' with { type: 'json' };
import itRestock from '../../locales/it/restock.json' with { type: 'json' };
import itShop from '../../locales/it/shop.json' with { type: 'json' };
import itSignIn from '../../locales/it/sign-in.json' with { type: 'json' };
import itSocial from '../../locales/it/social.json' with { type: 'json' };
import itTask from '../../locales/it/task.json' with { type: 'json' };
import itUpload from '../../locales/it/upload.json' with { type: 'json' };
import itWallet from '../../locales/it/wallet.json' with { type: 'json' };
import itWithdrawal from '../../locales/it/withdrawal.json' with { type: 'json' };
import esAccount from '../../locales/es/account.json' with { type: 'json' };
import esAddress from '../../locales/es/address.json' with { type: 'json' };
import esAftersale from '../../locales/es/aftersale.json' with { type: 'json' };
import esAftersaleReason from '../../locales/es/aftersale-reason.json' with { type: 'json' };
import esCoupon from '../../locales/es/coupon.json' with { type: 'json' };
import esCreditNote from '../../locales/es/credit-note.json' with { type: 'json' };
import esDiscount from '../../locales/es/discount.json' with { type: 'json' };
import esExchange from '../../locales/es/exchange.json' with { type: 'json' };
import esGoods from '../../locales/es/goods.json' with { type: 'json' };
import esInbox from '../../locales/es/inbox.json' with { type: 'json' };
import esInvite from '../../locales/es/invite.json' with { type: 'json' };
import esInvoice from '../../locales/es/invoice.json' with { type: 'json' };
import esLaw from '../../locales/es/law.json' with { type: 'json' };
import esLogin from '../../locales/es/login.json' with { type: 'json' };
import esOrder from '../../locales/es/order.json' with { type: 'json' };
import esOrderMail from '../../locales/es/order-mail.json' with { type: 'json' };
import esPayment from '../../locales/es/payment.json' with { type: 'json' };
import esPoints from '../../locales/es/points.json' with { type: 'json' };
import esReason from '../../locales/es/reason.json' with { type: 'json' };
import esRestock from '../../locales/es/restock.json' with { type: 'json' };
import esShop from '../../locales/es/shop.json' with { type: 'json' };
import esSignIn from '../../locales/es/sign-in.json' with { type: 'json' };
import esSocial from '../../locales/es/social.json' with { type: 'json' };
import esTask from '../../locales/es/task.json' with { type: 'json' };
import esUpload from '../../locales/es/upload.json' with { type: 'json' };
import esWallet from '../../locales/es/wallet.json' with { type: 'json' };
import esWithdrawal from '../../locales/es/withdrawal.json' with { type: 'json' };
import koAccount from '../../locales/ko/account.json' with { type: 'json' };
import koAddress from '../../locales/ko/address.json' with { type: 'json' };
import koAftersale from '../../locales/ko/aftersale.json' with { type: 'json' };
import koAftersaleReason from '../../locales/ko/aftersale-reason.json' with { type: 'json' };
import koCoupon from '../../locales/ko/coupon.json' with { type: 'json' };
import koCreditNote from '../../locales/ko/credit-note.json' with { type: 'json' };
import koDiscount from '../../locales/ko/discount.json' with { type: 'json' };
import koExchange from '../../locales/ko/exchange.json' with { type: 'json' };
import koGoods from '../../locales/ko/goods.json' with { type: 'json' };
import koInbox from '../../locales/ko/inbox.json' with { type: 'json' };
import koInvite from '../../locales/ko/invite.json' with { type: 'json' };
import koInvoice from '../../locales/ko/invoice.json' with { type: 'json' };
import koLaw from '../../locales/ko/law.json' with { type: 'json' };
import koLogin from '../../locales/ko/login.json' with { type: 'json' };
import koOrder from '../../locales/ko/order.json' with { type: 'json' };
import koOrderMail from '../../locales/ko/order-mail.json' with { type: 'json' };
import koPayment from '../../locales/ko/payment.json' with { type: 'json' };
import koPoints from '../../locales/ko/points.json' with { type: 'json' };
import koReason from '../../locales/ko/reason.json' with { type: 'json' };
import koRestock from '../../locales/ko/restock.json' with { type: 'json' };
import koShop from '../../locales/ko/shop.json' with { type: 'json' };
import koSignIn from '../../locales/ko/sign-in.json' with { type: 'json' };
import koSocial from '../../locales/ko/social.json' with { type: 'json' };
import koTask from '../../locales/ko/task.json' with { type: 'json' };
import koUpload from '../../locales/ko/upload.json' with { type: 'json' };
import koWallet from '../../locales/ko/wallet.json' with { type: 'json' };
import koWithdrawal from '../../locales/ko/withdrawal.json' with { type: 'json' };

/** The texts of `locales/en`, by what each has to hold in some language. */
export type ServerTexts = {
  readonly 'notice.subject': `${string}{{shop}}${string}`;
  readonly 'notice.mobile': `${string}{{shop}}${string}`;
  readonly 'notice.email': `${string}{{shop}}${string}`;
  readonly 'notice.password': `${string}{{shop}}${string}`;
  readonly 'notice.deleted': `${string}{{shop}}${string}`;
  readonly 'notice.linked': `${string}{{shop}}${string}`;
  readonly 'account.proveFirst': string;
  readonly 'account.wrongPassword': string;
  readonly 'account.wrongOldCode': string;
  readonly 'address.unknownState': string;
  readonly 'aftersale.type.refund': string;
  readonly 'aftersale.type.return': string;
  readonly 'aftersale.status.auditing': string;
  readonly 'aftersale.status.returning': string;
  readonly 'aftersale.status.sent': string;
  readonly 'aftersale.status.refunded': string;
  readonly 'aftersale.status.returned': string;
  readonly 'aftersale.status.rejected': string;
  readonly 'aftersale.status.revoked': string;
  readonly 'aftersale.log.apply': string;
  readonly 'aftersale.log.withdrawal': string;
  readonly 'aftersale.log.approve': string;
  readonly 'aftersale.log.return': string;
  readonly 'aftersale.log.reject': string;
  readonly 'aftersale.log.send': string;
  readonly 'aftersale.log.receive': string;
  readonly 'aftersale.log.revoke': string;
  readonly 'aftersale.log.lapse': string;
  readonly 'aftersale.log.refunded': string;
  readonly 'aftersale.return.name': `${string}{{shop}}${string}`;
  readonly 'aftersale.return.address': string;
  readonly 'aftersale.typeBeforeShipping': string;
  readonly 'aftersale.tooMuch': string;
  readonly 'aftersale.log.shop': string;
  readonly 'aftersale.reason.changed_mind': string;
  readonly 'aftersale.reason.wrong_option': string;
  readonly 'aftersale.reason.not_shipped': string;
  readonly 'aftersale.reason.not_received': string;
  readonly 'aftersale.reason.parts_missing': string;
  readonly 'aftersale.reason.price_dropped': string;
  readonly 'aftersale.reason.within_7_days': string;
  readonly 'aftersale.reason.faulty': string;
  readonly 'aftersale.reason.damaged_in_transit': string;
  readonly 'aftersale.reason.not_as_described': string;
  readonly 'aftersale.reason.wrong_item': string;
  readonly 'aftersale.reason.pet_dislikes_it': string;
  readonly 'aftersale.reason.withdrawal': string;
  readonly 'aftersale.reason.shop': string;
  readonly 'coupon.minus': `${string}{{money}}${string}`;
  readonly 'coupon.scope.all': string;
  readonly 'coupon.scope.goods': string;
  readonly 'coupon.scope.named': `${string}{{names}}${string}`;
  readonly 'coupon.audience.new': string;
  readonly 'coupon.audience.old': string;
  readonly 'coupon.days_one': `${string}{{count}}${string}`;
  readonly 'coupon.days_other': `${string}{{count}}${string}`;
  readonly 'coupon.dates': `${string}{{from}}${string}{{to}}${string}`;
  readonly 'coupon.open': string;
  readonly 'coupon.closed': string;
  readonly 'coupon.unused': string;
  readonly 'coupon.used': string;
  readonly 'coupon.notBegun': string;
  readonly 'coupon.ended': string;
  readonly 'coupon.gone': string;
  readonly 'coupon.taken': string;
  readonly 'coupon.onlyNew': string;
  readonly 'coupon.onlyOld': string;
  readonly 'coupon.notInForce': string;
  readonly 'coupon.expired': string;
  readonly 'coupon.noGoods': string;
  readonly 'coupon.belowThreshold': string;
  readonly 'coupon.notYours': string;
  readonly 'creditNote.title': string;
  readonly 'creditNote.subject': string;
  readonly 'creditNote.mail': `${string}{{invoiceSn}}${string}{{number}}${string}{{amount}}${string}`;
  readonly 'creditNote.label.number': string;
  readonly 'creditNote.label.invoiceNumber': string;
  readonly 'creditNote.label.invoiceDate': string;
  readonly 'creditNote.label.refund': string;
  readonly 'creditNote.withheld': `${string}{{withheld}}${string}{{refunded}}${string}`;
  readonly 'creditNote.closing': string;
  readonly 'discount.percent': `${string}{{pay}}${string}{{off}}${string}`;
  readonly 'discount.percentOver': `${string}{{reach}}${string}{{pay}}${string}{{off}}${string}`;
  readonly 'discount.tier': `${string}{{reach}}${string}{{money}}${string}`;
  readonly 'discount.pair': string;
  readonly 'discount.gift': string;
  readonly 'discount.separator': string;
  readonly 'discount.points': string;
  readonly 'exchange.type.virtual': string;
  readonly 'exchange.type.reality': string;
  readonly 'exchange.product.normal': string;
  readonly 'exchange.virtual.created': string;
  readonly 'exchange.virtual.inprogress': string;
  readonly 'exchange.virtual.delivered': string;
  readonly 'exchange.virtual.completed': string;
  readonly 'exchange.virtual.rejected': string;
  readonly 'exchange.reality.created': string;
  readonly 'exchange.reality.inprogress': string;
  readonly 'exchange.reality.delivered': string;
  readonly 'exchange.reality.completed': string;
  readonly 'exchange.reality.rejected': string;
  readonly 'exchange.limit': string;
  readonly 'exchange.addressNeeded': string;
  readonly 'exchange.modelNeeded': string;
  readonly 'goods.flag.hot': string;
  readonly 'goods.flag.new': string;
  readonly 'goods.flag.recommend': string;
  readonly 'attribute.type.radio': string;
  readonly 'attribute.type.checkbox': string;
  readonly 'collect.status': string;
  readonly 'review.held': string;
  readonly 'inbox.title': string;
  readonly 'inbox.intro': string;
  readonly 'inbox.empty': string;
  readonly 'inbox.recipient': string;
  readonly 'inbox.code': string;
  readonly 'inbox.time': string;
  readonly 'invite.title': string;
  readonly 'invite.content': string;
  readonly 'invoice.title': string;
  readonly 'invoice.subject': string;
  readonly 'invoice.mail': `${string}{{invoiceSn}}${string}{{amount}}${string}`;
  readonly 'invoice.amountChanged': string;
  readonly 'invoice.currencies': string;
  readonly 'invoice.label.number': string;
  readonly 'invoice.label.date': string;
  readonly 'invoice.label.seller': string;
  readonly 'invoice.label.buyer': string;
  readonly 'invoice.label.taxNo': string;
  readonly 'invoice.label.bank': string;
  readonly 'invoice.label.mobile': string;
  readonly 'invoice.label.content': string;
  readonly 'invoice.label.order': string;
  readonly 'invoice.label.total': string;
  readonly 'invoice.label.currency': string;
  readonly 'invoice.label.orderNumber': string;
  readonly 'invoice.label.orderDate': string;
  readonly 'invoice.label.paidOn': string;
  readonly 'invoice.label.position': string;
  readonly 'invoice.label.item': string;
  readonly 'invoice.label.quantity': string;
  readonly 'invoice.label.unitPrice': `${string}{{currency}}${string}`;
  readonly 'invoice.label.amount': `${string}{{currency}}${string}`;
  readonly 'invoice.label.goods': string;
  readonly 'invoice.label.discount': string;
  readonly 'invoice.label.freight': string;
  readonly 'invoice.label.refunded': string;
  readonly 'invoice.label.orderTotal': string;
  readonly 'invoice.gift': string;
  readonly 'invoice.page': `${string}{{page}}${string}{{pages}}${string}`;
  readonly 'invoice.closing': string;
  readonly 'law.withdrawal.title': string;
  readonly 'law.withdrawal.model_one': `${string}{{count}}${string}{{seller}}${string}`;
  readonly 'law.withdrawal.model_other': `${string}{{count}}${string}{{seller}}${string}`;
  readonly 'law.withdrawal.short_one': `${string}{{count}}${string}{{seller}}${string}`;
  readonly 'law.withdrawal.short_other': `${string}{{count}}${string}{{seller}}${string}`;
  readonly 'law.withdrawal.online': string;
  readonly 'law.imprint.title': string;
  readonly 'law.imprint.provider': string;
  readonly 'law.imprint.represented': string;
  readonly 'law.imprint.contact': string;
  readonly 'law.imprint.register': string;
  readonly 'law.imprint.vat': string;
  readonly 'code.text': `${string}{{shop}}${string}{{code}}${string}`;
  readonly 'code.subject': `${string}{{shop}}${string}`;
  readonly 'code.undelivered': string;
  readonly 'code.ownOnly': string;
  readonly 'phone.unknownPrefix': string;
  readonly 'phone.unknown': string;
  readonly 'phone.notMobile': string;
  readonly 'account.mobileTaken': string;
  readonly 'account.emailTaken': string;
  readonly 'account.usernameTaken': string;
  readonly 'account.openOrder': string;
  readonly 'account.termsChanged': string;
  readonly 'account.confirmDeletion': string;
  readonly 'order.status.waitingPayment': string;
  readonly 'order.status.waitingDelivery': string;
  readonly 'order.status.waitingReceipt': string;
  readonly 'order.status.waitingEvaluation': string;
  readonly 'order.status.completed': string;
  readonly 'order.status.cancelled': string;
  readonly 'order.status.expired': string;
  readonly 'order.status.aftersale': string;
  readonly 'order.trace.shipped': string;
  readonly 'order.trace.transit': string;
  readonly 'order.trace.outForDelivery': string;
  readonly 'order.trace.delivered': string;
  readonly 'order.unpaid.account': string;
  readonly 'order.unpaid.recent': string;
  readonly 'order.unpaid.address': string;
  readonly 'order.undeliverable': string;
  readonly 'orderMail.subject.paid': `${string}{{orderSn}}${string}`;
  readonly 'orderMail.subject.shipped': `${string}{{orderSn}}${string}`;
  readonly 'orderMail.subject.corrected': `${string}{{orderSn}}${string}`;
  readonly 'orderMail.subject.refunded': `${string}{{orderSn}}${string}`;
  readonly 'orderMail.subject.sold': `${string}{{orderSn}}${string}`;
  readonly 'orderMail.paid': string;
  readonly 'orderMail.shipped': string;
  readonly 'orderMail.corrected': string;
  readonly 'orderMail.refunded': string;
  readonly 'orderMail.sold': string;
  readonly 'orderMail.number': `${string}{{orderSn}}${string}`;
  readonly 'orderMail.total': `${string}{{amount}}${string}`;
  readonly 'orderMail.carrier': `${string}{{carrier}}${string}`;
  readonly 'orderMail.trackingNumber': `${string}{{number}}${string}`;
  readonly 'orderMail.amount': `${string}{{amount}}${string}`;
  readonly 'orderMail.link': `${string}{{url}}${string}`;
  readonly 'payment.bind': string;
  readonly 'payment.unreachable': string;
  readonly 'payment.closed': string;
  readonly 'payment.currencies': `${string}{{list}}${string}`;
  readonly 'payment.name.wechat': string;
  readonly 'payment.name.alipay': string;
  readonly 'payment.name.pingpong': string;
  readonly 'points.opening': string;
  readonly 'points.order': string;
  readonly 'points.order_spent': string;
  readonly 'points.order_returned': string;
  readonly 'points.order_reclaimed': string;
  readonly 'points.exchange': string;
  readonly 'points.exchange_returned': string;
  readonly 'points.sign_in': string;
  readonly 'points.fill_up': string;
  readonly 'points.task': string;
  readonly 'points.invite': string;
  readonly 'points.invite_reclaimed': string;
  readonly 'points.review': string;
  readonly 'points.survey': string;
  readonly 'points.adjust': string;
  readonly 'points.off': string;
  readonly 'reason.VALIDATION': string;
  readonly 'reason.CREDENTIALS': string;
  readonly 'reason.FORM_TOKEN': string;
  readonly 'reason.IDEMPOTENCY_MISMATCH': string;
  readonly 'reason.OUT_OF_STOCK': string;
  readonly 'reason.OFF_SHELF': string;
  readonly 'reason.PRICE_CHANGED': string;
  readonly 'reason.POINTS_SHORT': string;
  readonly 'reason.COUPON_UNUSABLE': string;
  readonly 'reason.CODE_UNUSABLE': string;
  readonly 'reason.ORDER_STATE': string;
  readonly 'reason.AFTERSALE_COUNT_USED_UP': string;
  readonly 'reason.LIMIT_REACHED': string;
  readonly 'reason.ALREADY_DONE': string;
  readonly 'reason.RATE_LIMITED_one': `${string}{{count}}${string}`;
  readonly 'reason.RATE_LIMITED_other': `${string}{{count}}${string}`;
  readonly 'reason.NOT_FOUND': string;
  readonly 'reason.UPGRADE_REQUIRED': string;
  readonly 'reason.AGREEMENT_REQUIRED': string;
  readonly 'reason.NOT_CONFIGURED': string;
  readonly 'reason.INTERNAL': string;
  readonly 'code.401': string;
  readonly 'code.403': string;
  readonly 'code.404': string;
  readonly 'code.405': string;
  readonly 'code.413': string;
  readonly 'code.415': string;
  readonly 'restock.codeText': `${string}{{shop}}${string}{{code}}${string}`;
  readonly 'restock.subject': `${string}{{title}}${string}`;
  readonly 'restock.intro': string;
  readonly 'restock.price': `${string}{{amount}}${string}`;
  readonly 'restock.link': `${string}{{url}}${string}`;
  readonly 'restock.notReserved': string;
  readonly 'restock.why': `${string}{{shop}}${string}`;
  readonly 'restock.unsubscribe': `${string}{{url}}${string}`;
  readonly 'restock.page.title': string;
  readonly 'restock.page.question': string;
  readonly 'restock.page.stop': string;
  readonly 'restock.page.stopped': string;
  readonly 'restock.available': string;
  readonly 'restock.tooMany': string;
  readonly 'tab.home': string;
  readonly 'tab.category': string;
  readonly 'tab.cart': string;
  readonly 'tab.my': string;
  readonly 'shop.unavailable': string;
  readonly 'signIn.normal': string;
  readonly 'signIn.fillup': string;
  readonly 'signIn.open_one': `${string}{{count}}${string}`;
  readonly 'signIn.open_other': `${string}{{count}}${string}`;
  readonly 'signIn.openWithoutPoints': string;
  readonly 'signIn.done_one': `${string}{{count}}${string}`;
  readonly 'signIn.done_other': `${string}{{count}}${string}`;
  readonly 'signIn.already': string;
  readonly 'signIn.signed': string;
  readonly 'signIn.outOfRange': string;
  readonly 'signIn.noMore': string;
  readonly 'social.title': string;
  readonly 'social.intro': string;
  readonly 'social.name': string;
  readonly 'social.submit': string;
  readonly 'social.required': string;
  readonly 'social.wrongReturn': string;
  readonly 'task.notDone': string;
  readonly 'task.claimed': string;
  readonly 'upload.format': string;
  readonly 'upload.size': string;
  readonly 'upload.videoLength': string;
  readonly 'upload.unused': string;
  readonly 'upload.daily': string;
  readonly 'upload.full': string;
  readonly 'upload.busy': string;
  readonly 'wallet.test': string;
  readonly 'wallet.payTo': `${string}{{shop}}${string}`;
  readonly 'wallet.order': string;
  readonly 'wallet.success': string;
  readonly 'wallet.delay': string;
  readonly 'wallet.failure': string;
  readonly 'wallet.cancel': string;
  readonly 'wallet.back': string;
  readonly 'wallet.wasSuccess': string;
  readonly 'wallet.wasFailure': string;
  readonly 'wallet.wasCancel': string;
  readonly 'wallet.close': string;
  readonly 'wallet.missing': string;
  readonly 'withdrawal.statement.declaration': string;
  readonly 'withdrawal.statement.all': string;
  readonly 'withdrawal.statement.order': `${string}{{orderNumber}}${string}`;
  readonly 'withdrawal.statement.name': `${string}{{name}}${string}`;
  readonly 'withdrawal.statement.email': `${string}{{email}}${string}`;
  readonly 'withdrawal.statement.sent': `${string}{{moment}}${string}`;
  readonly 'withdrawal.statement.number': `${string}{{withdrawalSn}}${string}`;
  readonly 'withdrawal.subject.received': `${string}{{withdrawalSn}}${string}`;
  readonly 'withdrawal.subject.accepted': `${string}{{withdrawalSn}}${string}`;
  readonly 'withdrawal.subject.rejected': `${string}{{withdrawalSn}}${string}`;
  readonly 'withdrawal.subject.new': `${string}{{withdrawalSn}}${string}`;
  readonly 'withdrawal.mail.received': string;
  readonly 'withdrawal.mail.next': string;
  readonly 'withdrawal.mail.accepted': string;
  readonly 'withdrawal.mail.rejected': string;
  readonly 'withdrawal.mail.new': string;
  readonly 'withdrawal.standing.unmatched': string;
  readonly 'withdrawal.standing.in-time': string;
  readonly 'withdrawal.standing.late': string;
  readonly 'withdrawal.standing.no-right': string;
  readonly 'withdrawal.reason.late': string;
  readonly 'withdrawal.reason.not-buyer': string;
  readonly 'withdrawal.reason.excluded': string;
  readonly 'withdrawal.limited': string;
};

/** The texts of each language, by their keys. */
export const serverTexts = {
  zh: {
    ...zhAccount,
    ...zhAddress,
    ...zhAftersale,
    ...zhAftersaleReason,
    ...zhCoupon,
    ...zhCreditNote,
    ...zhDiscount,
    ...zhExchange,
    ...zhGoods,
    ...zhInbox,
    ...zhInvite,
    ...zhInvoice,
    ...zhLaw,
    ...zhLogin,
    ...zhOrder,
    ...zhOrderMail,
    ...zhPayment,
    ...zhPoints,
    ...zhReason,
    ...zhRestock,
    ...zhShop,
    ...zhSignIn,
    ...zhSocial,
    ...zhTask,
    ...zhUpload,
    ...zhWallet,
    ...zhWithdrawal,
  },
  en: {
    ...enAccount,
    ...enAddress,
    ...enAftersale,
    ...enAftersaleReason,
    ...enCoupon,
    ...enCreditNote,
    ...enDiscount,
    ...enExchange,
    ...enGoods,
    ...enInbox,
    ...enInvite,
    ...enInvoice,
    ...enLaw,
    ...enLogin,
    ...enOrder,
    ...enOrderMail,
    ...enPayment,
    ...enPoints,
    ...enReason,
    ...enRestock,
    ...enShop,
    ...enSignIn,
    ...enSocial,
    ...enTask,
    ...enUpload,
    ...enWallet,
    ...enWithdrawal,
  },
  ja: {
    ...jaAccount,
    ...jaAddress,
    ...jaAftersale,
    ...jaAftersaleReason,
    ...jaCoupon,
    ...jaCreditNote,
    ...jaDiscount,
    ...jaExchange,
    ...jaGoods,
    ...jaInbox,
    ...jaInvite,
    ...jaInvoice,
    ...jaLaw,
    ...jaLogin,
    ...jaOrder,
    ...jaOrderMail,
    ...jaPayment,
    ...jaPoints,
    ...jaReason,
    ...jaRestock,
    ...jaShop,
    ...jaSignIn,
    ...jaSocial,
    ...jaTask,
    ...jaUpload,
    ...jaWallet,
    ...jaWithdrawal,
  },
  fr: {
    ...frAccount,
    ...frAddress,
    ...frAftersale,
    ...frAftersaleReason,
    ...frCoupon,
    ...frCreditNote,
    ...frDiscount,
    ...frExchange,
    ...frGoods,
    ...frInbox,
    ...frInvite,
    ...frInvoice,
    ...frLaw,
    ...frLogin,
    ...frOrder,
    ...frOrderMail,
    ...frPayment,
    ...frPoints,
    ...frReason,
    ...frRestock,
    ...frShop,
    ...frSignIn,
    ...frSocial,
    ...frTask,
    ...frUpload,
    ...frWallet,
    ...frWithdrawal,
  },
  de: {
    ...deAccount,
    ...deAddress,
    ...deAftersale,
    ...deAftersaleReason,
    ...deCoupon,
    ...deCreditNote,
    ...deDiscount,
    ...deExchange,
    ...deGoods,
    ...deInbox,
    ...deInvite,
    ...deInvoice,
    ...deLaw,
    ...deLogin,
    ...deOrder,
    ...deOrderMail,
    ...dePayment,
    ...dePoints,
    ...deReason,
    ...deRestock,
    ...deShop,
    ...deSignIn,
    ...deSocial,
    ...deTask,
    ...deUpload,
    ...deWallet,
    ...deWithdrawal,
  },
  it: {
    ...itAccount,
    ...itAddress,
    ...itAftersale,
    ...itAftersaleReason,
    ...itCoupon,
    ...itCreditNote,
    ...itDiscount,
    ...itExchange,
    ...itGoods,
    ...itInbox,
    ...itInvite,
    ...itInvoice,
    ...itLaw,
    ...itLogin,
    ...itOrder,
    ...itOrderMail,
    ...itPayment,
    ...itPoints,
    ...itReason,
    ...itRestock,
    ...itShop,
    ...itSignIn,
    ...itSocial,
    ...itTask,
    ...itUpload,
    ...itWallet,
    ...itWithdrawal,
  },
  es: {
    ...esAccount,
    ...esAddress,
    ...esAftersale,
    ...esAftersaleReason,
    ...esCoupon,
    ...esCreditNote,
    ...esDiscount,
    ...esExchange,
    ...esGoods,
    ...esInbox,
    ...esInvite,
    ...esInvoice,
    ...esLaw,
    ...esLogin,
    ...esOrder,
    ...esOrderMail,
    ...esPayment,
    ...esPoints,
    ...esReason,
    ...esRestock,
    ...esShop,
    ...esSignIn,
    ...esSocial,
    ...esTask,
    ...esUpload,
    ...esWallet,
    ...esWithdrawal,
  },
  ko: {
    ...koAccount,
    ...koAddress,
    ...koAftersale,
    ...koAftersaleReason,
    ...koCoupon,
    ...koCreditNote,
    ...koDiscount,
    ...koExchange,
    ...koGoods,
    ...koInbox,
    ...koInvite,
    ...koInvoice,
    ...koLaw,
    ...koLogin,
    ...koOrder,
    ...koOrderMail,
    ...koPayment,
    ...koPoints,
    ...koReason,
    ...koRestock,
    ...koShop,
    ...koSignIn,
    ...koSocial,
    ...koTask,
    ...koUpload,
    ...koWallet,
    ...koWithdrawal,
  },
};
