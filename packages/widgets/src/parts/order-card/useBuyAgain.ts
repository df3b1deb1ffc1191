import type { OrderCard, OrderLine, OrderLineId, OrderNumber } from '@pawlet/core/api';
import { variantName } from '@pawlet/core/rules';
import { useRef } from 'react';
import { useConfirm, useEmit, useHost, usePawlet, useText, useToast } from '../../runtime/index.ts';
import { orderCardMessages } from './orderCardMessages.ts';

/** Progress of a purchase with unanswered calls. */
interface Progress {
  /** Lines already added. */
  readonly done: Set<OrderLineId>;
  /** The last requested line. */
  asked: OrderLineId | undefined;
}

/**
 * Adds the products of an order to the cart again, and reports unavailable ones. After a failure only the rest is added
 * on retry.
 */
export function useBuyAgain(): (order: OrderCard) => Promise<void> {
  const { cart } = usePawlet();
  const emit = useEmit();
  const host = useHost();
  const text = useText(orderCardMessages);
  const confirm = useConfirm();
  const showToast = useToast();
  const unfinished = useRef(new Map<OrderNumber, Progress>());

  /** Lines removed from the cart since then are added again. */
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
    // A retry after a lost response is recognised only if no other call comes first.
    for (const line of wanted.toSorted(
      (one, other) => Number(other.id === asked) - Number(one.id === asked),
    )) {
      if (done.has(line.id) && hasStill(line)) continue;
      progress.asked = line.id;
      // Sequentially: two lines of one product would use the same cart row.
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
        text: gone.map(readName).join('\n'),
        confirmLabel: text(hasAny ? 'orderCard.toCart' : 'orderCard.close'),
        cancelLabel: hasAny ? text('orderCard.close') : false,
      });
      if (!isGoing || !hasAny) return;
    } else showToast(text('orderCard.added'));
    await host.navigate('/pages/cart/cart');
  };
}

/** The product with its variant: another variant may still be available. */
function readName({ title, attributes }: OrderLine): string {
  return [title, variantName(attributes)].filter((part) => part !== '').join(' · ');
}
