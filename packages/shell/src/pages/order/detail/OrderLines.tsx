import type { OrderLine } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { orderCardMessages, OrderLineRow, RouteLink, getSaleWord } from '@pawlet/widgets/parts';
import { Button, ButtonLink } from '@pawlet/widgets/ui';
import { orderPagesMessages } from '../orderPagesMessages.ts';
import { afterSaleRoute, applyRoute } from '../../../routing/builders/afterSaleRoutes.ts';
import { paths } from '../../../routing/paths.ts';
import { useUsedUpDialog } from '../useUsedUpDialog.ts';
import styles from './Detail.module.css';

/** The products of an order; each links to its product page, to its after-sales request, and to a new one. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const text = useText(orderPagesMessages);
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('orderPages.products')}</h2>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line.id}>
            <RouteLink className={styles['line']} route={`${paths.product}?id=${line.goodsId}`}>
              <OrderLineRow line={line} />
            </RouteLink>
            <AfterSaleRow line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AfterSaleRow({ line }: { readonly line: OrderLine }) {
  const text = useText(orderCardMessages);
  const format = useFormat();
  const showUsedUp = useUsedUpDialog();
  const { id, canApplyAfterSale, quantity, refundedQuantity, afterSaleLeft, saleState, isGift } = line;
  const { exchangedQuantity, unreadMessages } = line;
  const word = getSaleWord(line);
  const isRunning = saleState === 'applied' || saleState === 'refunding' || saleState === 'returning';
  const isUsedUp = !isRunning && !isGift && afterSaleLeft === 0 && refundedQuantity < quantity;
  const hasRequest = word !== undefined || exchangedQuantity > 0 || unreadMessages > 0;
  if (!hasRequest && !canApplyAfterSale && !isUsedUp) return null;
  return (
    <div className={styles['afterSale']}>
      {word === undefined ? null : <span className={styles['saleState']}>{text(word)}</span>}
      {hasRequest ? (
        <ButtonLink size="s" variant="outlined" tone="neutral" href={`#${afterSaleRoute(id)}`}>
          {text('orderCard.viewSale')}
          {unreadMessages > 0 ? ` (${format.number(unreadMessages)})` : ''}
        </ButtonLink>
      ) : null}
      {canApplyAfterSale ? (
        <ButtonLink size="s" variant="outlined" tone="neutral" href={`#${applyRoute(id)}`}>
          {text('orderCard.applySale')}
        </ButtonLink>
      ) : null}
      {isUsedUp ? (
        <Button size="s" variant="outlined" tone="neutral" onClick={() => void showUsedUp()}>
          {text('orderCard.applySale')}
        </Button>
      ) : null}
    </div>
  );
}
