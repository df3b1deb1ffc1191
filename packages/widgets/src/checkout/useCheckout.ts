import type {
  Address,
  AddressId,
  Amounts,
  CartLineId,
  InvoiceRequest,
  OrderNumber,
  Quote,
  ShortLine,
  UserCouponId,
} from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { toDecimal } from '@pawlet/core/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAddressBook, useChosenAddress } from '../parts/index.ts';
import {
  useAction,
  useCartState,
  useConfirm,
  useEmit,
  useHost,
  usePawlet,
  useSession,
  useText,
  useToast,
} from '../runtime/index.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { useCheckoutQuote, type CheckoutQuote } from './useCheckoutQuote.ts';

/** A created order. */
export interface PlacedOrder {
  readonly orderNumber: OrderNumber;
  /** True when there is nothing left to pay. */
  readonly isPaid: boolean;
}

/** Lines that cannot be ordered as they are, with their names. */
export interface ShortOffer {
  readonly line: ShortLine;
  readonly title: string;
  readonly imageUrl: string;
}

export interface CheckoutView {
  /** `gone`: nothing can be ordered any more. */
  readonly status: 'loading' | 'failed' | 'gone' | 'ready';
  readonly quote: Quote | undefined;
  /** The price is being computed: it must not be paid. */
  readonly isStale: boolean;
  /** The price could not be computed. */
  readonly hasFailed: boolean;
  readonly address: Address | undefined;
  readonly hasAddresses: boolean;
  /** Incremented each time an order is submitted without an address. */
  readonly addressMissed: number;
  readonly coupon: UserCouponId | undefined;
  readonly chooseCoupon: (id: UserCouponId | undefined) => void;
  /** Claims an offered coupon and selects it. */
  readonly claimCoupon: (id: string) => Promise<void>;
  readonly codeError: string | undefined;
  readonly clearCodeError: () => void;
  readonly usesPoints: boolean;
  readonly setUsesPoints: (usesPoints: boolean) => void;
  /** The requested invoice; undefined for none. */
  readonly invoice: InvoiceRequest | undefined;
  readonly setInvoice: (invoice: InvoiceRequest | undefined) => void;
  readonly priceChange: { readonly from: Amounts; readonly to: Amounts } | undefined;
  readonly acceptPrice: () => void;
  /** Lines with too little stock; undefined while no decision is needed. */
  readonly shortOffers: readonly ShortOffer[] | undefined;
  readonly removeShort: () => void;
  readonly closeShort: () => void;
  readonly submit: () => void;
  readonly isBusy: boolean;
  readonly reload: () => void;
  readonly isReloading: boolean;
}

export interface CheckoutOptions {
  readonly lineIds: readonly CartLineId[];
  readonly onOrdered: (order: PlacedOrder) => void;
  /** Lines were removed. */
  readonly onLinesChange: (lineIds: readonly CartLineId[]) => void;
}

/** The checkout: the price, the choices, and creating the order. */
export function useCheckout({ lineIds, onOrdered, onLinesChange }: CheckoutOptions): CheckoutView {
  const { api, cart, session } = usePawlet();
  const emit = useEmit();
  const text = useText(checkoutMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const confirm = useConfirm();
  const host = useHost();
  const memo = useSession((state) => state.memo);
  const { addresses } = useAddressBook();
  const address = useChosenAddress(addresses.data);
  // Undefined selects the best one.
  const [couponChoice, setCouponChoice] = useState<UserCouponId | 'none'>();
  const code = useCartState(({ discountCode }) => discountCode);
  const [codeError, setCodeError] = useState<string>();
  const [usesPoints, setUsesPoints] = useState(false);
  const [invoice, setInvoice] = useState<InvoiceRequest>();
  const [usablePoints, setUsablePoints] = useState(0);
  const [bestCoupon, setBestCoupon] = useState<UserCouponId>();
  const [round, setRound] = useState(0);
  /** The coupon claimed here, until the price includes it. */
  const claimed = useRef<string>(undefined);
  const [addressMissed, setAddressMissed] = useState(0);
  const [priceChange, setPriceChange] = useState<CheckoutView['priceChange']>();
  const [short, setShort] = useState<readonly ShortOffer[]>();
  const [isDone, setIsDone] = useState(false);
  /** The address the shop does not deliver to, and the server's message. */
  const [undeliverable, setUndeliverable] = useState<{ readonly id: AddressId; readonly message: string }>();
  const addressId = address?.id;
  const isDeliverable = addressId === undefined || undeliverable?.id !== addressId;
  const coupon = couponChoice === 'none' ? undefined : (couponChoice ?? bestCoupon);

  const price = useCheckoutQuote(
    addresses.status === 'loading' || isDone
      ? undefined
      : {
          lineIds,
          // The rest of the checkout stays usable, so that another address can be chosen.
          addressId: isDeliverable ? addressId : undefined,
          userCouponId: coupon,
          discountCode: code,
          points: usesPoints ? usablePoints : 0,
          round,
        },
  );
  const { quote, refusal } = price;

  const quotedLines = quote?.lines;
  const toOffer = useCallback(
    (line: ShortLine): ShortOffer => {
      const known = quotedLines?.find(({ id }) => id === line.id);
      const inCart = cart.store.getState().lines.find(({ id }) => id === line.id);
      const { title = '', imageUrl = '' } = known ?? inCart ?? {};
      return { line, title, imageUrl };
    },
    [quotedLines, cart],
  );

  const hasStarted = useRef(false);
  useEffect(() => {
    if (quote === undefined) return;
    setUsablePoints(quote.points.usable);
    setBestCoupon(quote.coupons[0]?.userCouponId);
    const taken = quote.coupons.find(({ id }) => id === claimed.current);
    if (taken !== undefined) {
      claimed.current = undefined;
      setCouponChoice(taken.userCouponId);
    }
    if (hasStarted.current) return;
    hasStarted.current = true;
    emit('pawlet:checkout', { goods: eventProducts(quote), total: eventTotal(quote) });
  }, [quote, emit]);

  const hasAddress = address !== undefined;
  const reloadAddresses = addresses.reload;
  useEffect(() => {
    switch (refusal?.status) {
      case 'coupon-unusable':
        setCouponChoice('none');
        showToast(refusal.message);
        break;
      case 'code-unusable':
        cart.setDiscountCode(undefined);
        setCodeError(refusal.message);
        break;
      case 'points-short':
        setUsesPoints(false);
        showToast(refusal.message);
        break;
      case 'off-shelf':
        setShort(refusal.lineIds.map((id) => toOffer({ id, left: 0 })));
        break;
      case 'out-of-stock':
        setShort(refusal.lines.map(toOffer));
        break;
      case 'not-found':
        if (hasAddress) void reloadAddresses();
        break;
      case 'refused':
        if (refusal.fields['address_id'] === 'choice' && addressId !== undefined)
          setUndeliverable({ id: addressId, message: refusal.message });
        break;
      case undefined:
        break;
    }
  }, [refusal, cart, showToast, hasAddress, reloadAddresses, toOffer, addressId]);

  const { run: submit, isBusy } = useAction(async () => {
    if (quote === undefined || price.isStale || isDone) return;
    if (address === undefined) {
      const isEmpty = (addresses.data ?? []).length === 0;
      showToast(shopText(isEmpty ? 'check.address.add' : 'check.address.choose'));
      setAddressMissed((count) => count + 1);
      return;
    }
    if (!isDeliverable) {
      showToast(undeliverable?.message ?? '');
      setAddressMissed((count) => count + 1);
      return;
    }
    const seen = quote.amounts;
    const result = await api.orders.add({
      lineIds,
      addressId: address.id,
      userCouponId: coupon,
      discountCode: code,
      points: usesPoints ? usablePoints : 0,
      memo: memo.trim(),
      invoice,
      seenTotal: seen.total,
      quoteNumber: quote.quoteNumber,
    });
    switch (result.status) {
      case 'ok': {
        const { orderNumber, isPaid } = result;
        setIsDone(true);
        session.remember({ memo: '' });
        cart.setDiscountCode(undefined);
        emit('pawlet:purchase', { orderNumber, total: eventTotal(quote), goods: eventProducts(quote) });
        void cart.refresh({ background: true });
        onOrdered({ orderNumber, isPaid });
        return;
      }
      case 'price-changed':
        // The same total for something else, such as other quantities, is shown as the new price.
        if (result.amounts === undefined || result.amounts.total.amountMinor === seen.total.amountMinor) {
          showToast(result.message);
          setRound((count) => count + 1);
        } else setPriceChange({ from: seen, to: result.amounts });
        return;
      case 'out-of-stock':
        setShort(result.lines.map(toOffer));
        return;
      case 'off-shelf':
        setShort(result.lineIds.map((id) => toOffer({ id, left: 0 })));
        return;
      case 'not-found':
      case 'coupon-unusable':
      case 'code-unusable':
      case 'points-short':
        // The new price shows which of them it is, and removes it.
        if (result.status === 'not-found') await addresses.reload();
        setRound((count) => count + 1);
        return;
      case 'too-many-unpaid':
        if (await confirm({ title: result.message, confirmLabel: text('checkout.toUnpaid') }))
          await host.navigate('/pages/order/list?status=1');
        return;
      case 'refused':
        // This page shows the toasts for these reasons, since too many unpaid orders may be the cause.
        if (result.reason === 'LIMIT_REACHED' || result.reason === 'RATE_LIMITED') showToast(result.message);
        return;
    }
  });

  const { run: removeShort, isBusy: isRemoving } = useAction(async () => {
    const lines = (short ?? []).map(({ line }) => line);
    const gone = lines.filter(({ left }) => left <= 0).map(({ id }) => id);
    for (const { id, left } of lines) {
      if (left > 0) await api.cart.change(id, { quantity: left });
    }
    if (gone.length > 0) await api.cart.remove(gone);
    setShort(undefined);
    setRound((count) => count + 1);
    onLinesChange(lineIds.filter((id) => !gone.includes(id)));
    void cart.refresh({ background: true });
  });

  const claimCoupon = async (id: string): Promise<void> => {
    const result = await api.coupons.claim(id);
    if (result.status === 'claimed') claimed.current = id;
    else if (result.status === 'limit-reached' || result.status === 'unusable') showToast(result.message);
    setRound((count) => count + 1);
  };

  const status = (): CheckoutView['status'] => {
    const isGone = refusal?.status === 'not-found' && !addresses.isRefreshing;
    if (lineIds.length === 0 || (isGone && !isDone)) return 'gone';
    if (quote !== undefined || short !== undefined) return 'ready';
    if (refusal?.status === 'off-shelf' || refusal?.status === 'out-of-stock') return 'gone';
    const hasFailed = price.hasFailed || addresses.status === 'failed' || refusal?.status === 'refused';
    return hasFailed ? 'failed' : 'loading';
  };
  return {
    status: status(),
    quote,
    isStale: price.isStale,
    hasFailed: price.hasFailed || isLasting(refusal),
    address,
    hasAddresses: (addresses.data ?? []).length > 0,
    addressMissed,
    coupon,
    chooseCoupon: (id) => setCouponChoice(id ?? 'none'),
    claimCoupon,
    codeError,
    clearCodeError: () => setCodeError(undefined),
    usesPoints,
    setUsesPoints,
    invoice,
    setInvoice,
    priceChange,
    acceptPrice: () => {
      setPriceChange(undefined);
      setRound((count) => count + 1);
    },
    shortOffers: short,
    removeShort: () => void removeShort(),
    closeShort: () => setShort(undefined),
    submit: () => void submit(),
    isBusy: isBusy || isRemoving || isDone,
    reload: () => {
      if (addresses.status === 'failed') void addresses.reload();
      void price.reload();
    },
    isReloading: price.isRefreshing || addresses.isRefreshing,
  };
}

/** True for a refusal that no choice of the shopper can resolve. */
function isLasting(refusal: CheckoutQuote['refusal']): boolean {
  const status = refusal?.status;
  return status === 'refused' || status === 'off-shelf' || status === 'out-of-stock';
}

function eventProducts(quote: Quote): readonly {
  readonly productId: number;
  readonly skuId: number | undefined;
  readonly title: string;
  readonly quantity: number;
  readonly price: { readonly value: string; readonly currency: string };
}[] {
  return quote.lines.map(({ goodsId, skuId, title, quantity, price }) => ({
    productId: goodsId,
    skuId,
    title,
    quantity,
    price: { value: toDecimal(price), currency: price.currency },
  }));
}

function eventTotal({ amounts: { total } }: Quote): { readonly value: string; readonly currency: string } {
  return { value: toDecimal(total), currency: total.currency };
}
