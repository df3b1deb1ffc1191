import { Button, Typography } from '@mui/material';
import { type OperatorProduct, stockCalls } from '@pawlet/operator';
import { Link } from 'react-router';
import { Columns } from '../parts/Columns.tsx';
import { listAddress } from '../parts/listAddress.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Section } from '../parts/Section.tsx';
import { useCall } from '../parts/useCall.ts';
import { useText } from '../texts/useText.ts';
import { useMovementColumns, useStockColumns } from './stockColumns.tsx';

const shownMovements = '10';

/** Stock of each variant with corrections, and the latest entries of the journal. */
export function ProductStock({ product }: { readonly product: OperatorProduct }) {
  const text = useText();
  const id = String(product.id);
  const stock = useCall(stockCalls.listStock, { input: { product: id, limit: '200' } });
  const movements = useCall(stockCalls.listStockMovements, {
    input: { product: id, limit: shownMovements },
  });
  const columns = useStockColumns();
  const movementColumns = useMovementColumns();
  return (
    <>
      <Section title={text('product.stock')}>
        <Loaded query={stock}>
          {({ items }) => (
            <Columns
              label={text('product.stock')}
              records={items.map((item) => ({ ...item, id: item.sku }))}
              columns={columns}
            />
          )}
        </Loaded>
      </Section>
      <Section title={text('resource.stock-journal')}>
        <Loaded query={movements}>
          {({ items, next }) => (
            <>
              {items.length === 0 ? <Typography>{text('stock.noMovements')}</Typography> : null}
              {items.length === 0 ? null : (
                <Columns label={text('resource.stock-journal')} records={items} columns={movementColumns} />
              )}
              {next === null ? null : (
                <Button
                  component={Link}
                  to={listAddress('stock-journal', { product: id })}
                  sx={{ justifySelf: 'start' }}
                >
                  {text('stock.allMovements')}
                </Button>
              )}
            </>
          )}
        </Loaded>
      </Section>
    </>
  );
}
