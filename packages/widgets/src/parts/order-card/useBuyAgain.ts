import type { OrderCard, OrderLine, OrderLineId, OrderNumber } from '@pawlet/core/api';
import { variantName } from '@pawlet/core/rules';
import { useRef } from 'react';
import { useConfirm, useEmit, useHost, usePawlet, useText, useToast } from '../../runtime/index.ts';
import { orderCardMessages } from './orderCardMessages.ts';

/** How far a purchase has come whose calls have not all been answered. */
interface Progress {
  /** What went in. */
  readonly done: Set<OrderLineId>;
  /** What was asked for last. */
  asked: OrderLineId | undefined;
}

/**
 * Puts the goods of an order into the cart again, and tells what can no longer be had. After a failure on the way only the
 * rest is put in.
 */
export function useBuyAgain(): (order: OrderCard) => Promise<void> {
  const { cart } = usePawlet();
  const emit = useEmit();
  const host = useHost();
  const text = useText(orderCardMessages);
  const confirm = useConfirm();
  const showToast = useToast();
  const unfinished = useRef(new Map<OrderNumber, Progress>());

  /** What has been taken out of the cart since then is wanted again. */
  const hasStill = ({ goodsId, skuId }: OrderLine): boolean => {
    const { status, lines } = cart.store.getState();
    return status !== 'ready' || lines.some((row) => row.goodsId === goodsId && row.skuId === skuId);
  };
  return async ({ orderNumber, lines }) => {
    const wanted = lines.filter(({ isGift }) => !isGift);
    const gone: OrderLine[] = [];
    const progress = unfinished.current.get(orderNumber) ?? { done: new Set(), asked: undefined };
    const { done, asked } = progress;
    unfinished.current.set(orderNumber, progress);
    if (done.size > 0) await cart.refresh({ background: true });
    // A call whose answer was lost is known again only as long as no other comes before it.
    for (const line of wanted.toSorted(
      (one, other) => Number(other.id === asked) - Number(one.id === asked),
    )) {
      if (done.has(line.id) && hasStill(line)) continue;
      progress.asked = line.id;
      // One after the other: two lines of one product would meet in one row of the cart.
      const { goodsId, skuId, quantity } = line;
      const added = await cart.add({ goodsId, skuId, quantity });
      if (added.status === 'ok') done.add(line.id);
      else gone.push(line);
    }
    unfinished.current.delete(orderNumber);
    emit('pawlet:buy-again', { orderNumber });
    const hasAny = gone.length < wanted.length;
    if (gone.length > 0) {
      const isGoing = await confirm({
        title: text('orderCard.unavailable', { count: gone.length }),
        text: gone.map(nameOf).join('\n'),
        confirmLabel: text(hasAny ? 'orderCard.toCart' : 'orderCard.close'),
        cancelLabel: hasAny ? text('orderCard.close') : false,
      });
      if (!isGoing || !hasAny) return;
    } else showToast(text('orderCard.added'));
    await host.navigate('/pages/cart/cart');
  };
}

/** The product with its variant: another one of it may still be there. */
function nameOf({ title, attributes }: OrderLine): string {
  return [title, variantName(attributes)].filter((part) => part !== '').join(' · ');
}
