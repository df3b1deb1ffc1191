import { type OperatorStock, type OperatorStockMovement, stockReasons } from '@pawlet/operator';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { choose, period, search } from '../parts/filters.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { movementColumns, stockColumns } from './stockColumns.tsx';

const product = detailsOf<Pick<OperatorStock, 'productId' | 'title'>>().part(
  'field.product',
  ({ productId, title }) => <RecordLink area="products" id={productId} label={title} />,
);

/** Variants of all products, the least stock first. */
export const StockList = createList<OperatorStock & { readonly id: string }>({
  filters: [
    search('text', 'stock.search'),
    choose('isLow', 'product.stock', ['true'], (_, { text }) => text('stock.low')),
  ],
  empty: 'stock.empty',
  columns: [product, ...stockColumns],
});

/** Every change of stock, newest first. */
export const StockJournal = createList<OperatorStockMovement>({
  filters: [
    search('sku', 'product.sku'),
    choose('reason', 'stock.why', stockReasons, (reason, { text }) => text(`stock.${reason}`)),
    ...period(true),
  ],
  empty: 'stock.noMovements',
  columns: [product, ...movementColumns],
});
