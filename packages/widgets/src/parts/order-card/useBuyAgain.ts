import type { OrderCard, OrderLine } from '@pawlet/core/api';
import { useConfirm, useEmit, useHost, usePawlet, useText, useToast } from '../../runtime/index.ts';
import { orderCardMessages } from './messages.ts';

/** Puts the goods of an order into the cart again, and tells what can no longer be had. */
export function useBuyAgain(): (order: OrderCard) => Promise<void> {
  const { cart } = usePawlet();
  const emit = useEmit();
  const host = useHost();
  const text = useText(orderCardMessages);
  const confirm = useConfirm();
  const showToast = useToast();
  return async ({ orderNumber, lines }) => {
    const wanted = lines.filter(({ isGift }) => !isGift);
    const gone: OrderLine[] = [];
    for (const line of wanted) {
      // One after the other: two lines of one product would meet in one row of the cart.
      const { goodsId, skuId, quantity } = line;
      const added = await cart.add({ goodsId, skuId, quantity });
      if (added.status !== 'ok') gone.push(line);
    }
    emit('pawlet:buy-again', { orderNumber });
    const hasAny = gone.length < wanted.length;
    if (gone.length > 0) {
      const isGoing = await confirm({
        title: text('orderCard.unavailable', { count: gone.length }),
        text: gone.map(({ title }) => title).join('\n'),
        confirmLabel: text(hasAny ? 'orderCard.toCart' : 'orderCard.close'),
        cancelLabel: hasAny ? text('orderCard.close') : false,
      });
      if (!isGoing || !hasAny) return;
    } else showToast(text('orderCard.added'));
    await host.navigate('/pages/cart/cart');
  };
}
