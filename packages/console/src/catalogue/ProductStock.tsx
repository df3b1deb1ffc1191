import { Button } from '@mui/material';
import { type OperatorProduct, stockCalls } from '@pawlet/operator';
import { Link } from 'react-router';
import { listAddress } from '../parts/listAddress.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { TableSection } from '../parts/TableSection.tsx';
import { useCall } from '../parts/useCall.ts';
import { useText } from '../texts/useText.ts';
import { movementColumns, stockColumns } from './stockColumns.tsx';

const shownMovements = '10';

/** Stock of each variant with corrections, and the latest entries of the journal. */
export function ProductStock({ product }: { readonly product: OperatorProduct }) {
  const text = useText();
  const id = String(product.id);
  const stock = useCall(stockCalls.listStock, { input: { product: id, limit: '200' } });
  const movements = useCall(stockCalls.listStockMovements, {
    input: { product: id, limit: shownMovements },
  });
  return (
    <>
      <Loaded query={stock}>
        {({ items }) => (
          <TableSection
            title={text('product.stock')}
            records={items}
            toKey={({ sku }) => sku}
            columns={stockColumns}
          />
        )}
      </Loaded>
      <Loaded query={movements}>
        {({ items, next }) => (
          <TableSection
            title={text('resource.stock-journal')}
            empty={text('stock.noMovements')}
            records={items}
            columns={movementColumns}
          >
            {next === null ? null : (
              <Button
                component={Link}
                to={listAddress('stock-journal', { product: id })}
                sx={{ justifySelf: 'start' }}
              >
                {text('stock.allMovements')}
              </Button>
            )}
          </TableSection>
        )}
      </Loaded>
    </>
  );
}
