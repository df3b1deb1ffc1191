import type { OperatorStock, OperatorStockMovement } from '@pawlet/operator';
import { stockReasons } from '@pawlet/operator';
import { TextInput } from 'react-admin';
import { ChoiceFilter } from '../parts/ChoiceFilter.tsx';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { useText } from '../texts/useText.ts';
import { useMovementColumns, useStockColumns } from './stockColumns.tsx';

/** Variants of all products, the least stock first. */
export function StockList() {
  const text = useText();
  const columns = useStockColumns();
  return (
    <ConsoleList<OperatorStock & { readonly id: string }>
      filters={[
        <TextInput key="text" source="text" label={text('stock.search')} type="search" alwaysOn />,
        <ChoiceFilter
          key="isLow"
          source="isLow"
          label={text('product.stock')}
          alwaysOn
          any={text('search.any')}
          choices={[{ id: 'true', name: text('stock.low') }]}
        />,
      ]}
      empty={text('stock.empty')}
      columns={[
        {
          name: 'title',
          label: text('field.product'),
          render: ({ productId, title }) => <RecordLink area="products" id={productId} label={title} />,
        },
        ...columns,
      ]}
    />
  );
}

/** Every change of stock, newest first. */
export function StockJournal() {
  const text = useText();
  const columns = useMovementColumns();
  const day = { slotProps: { inputLabel: { shrink: true } }, type: 'date', alwaysOn: true };
  return (
    <ConsoleList<OperatorStockMovement>
      filters={[
        <TextInput key="sku" source="sku" label={text('product.sku')} type="search" alwaysOn />,
        <ChoiceFilter
          key="reason"
          source="reason"
          label={text('stock.why')}
          alwaysOn
          any={text('search.any')}
          choices={stockReasons.map((id) => ({ id, name: text(`stock.${id}`) }))}
        />,
        <TextInput key="from" source="from" label={text('search.from')} {...day} />,
        <TextInput key="to" source="to" label={text('search.to')} {...day} />,
      ]}
      empty={text('stock.noMovements')}
      columns={[
        {
          name: 'title',
          label: text('field.product'),
          render: ({ productId, title }) => <RecordLink area="products" id={productId} label={title} />,
        },
        ...columns,
      ]}
    />
  );
}
