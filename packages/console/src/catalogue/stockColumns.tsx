import { Button, Chip, Stack } from '@mui/material';
import type { OperatorStock, OperatorStockMovement } from '@pawlet/operator';
import { useState } from 'react';
import type { Column } from '../parts/Columns.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { useHasScope } from '../parts/useHasScope.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { StockDialog } from './StockDialog.tsx';

/** Columns of variants with their stock. */
export function useStockColumns(): readonly Column<OperatorStock>[] {
  const text = useText();
  const { number } = useFormat();
  const mayWrite = useHasScope('catalogue:write');
  return [
    { name: 'sku', label: text('product.sku'), render: ({ sku }) => sku },
    { name: 'variant', label: text('stock.variants'), render: ({ variant }) => variant },
    {
      name: 'stock',
      label: text('product.stock'),
      align: 'right',
      render: ({ stock, isLow, isActive }) => (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
          {isLow ? <Chip size="small" color="warning" label={text('stock.low')} /> : null}
          {isActive ? null : <Chip size="small" label={text('product.isInactive')} />}
          <span>{number(stock)}</span>
        </Stack>
      ),
    },
    {
      name: 'waiting',
      label: text('stock.waiting'),
      align: 'right',
      isSecondary: true,
      render: ({ waiting }) => number(waiting),
    },
    ...(mayWrite
      ? [
          {
            name: 'actions',
            label: text('field.actions'),
            render: (entry: OperatorStock) => <Correction {...entry} />,
          },
        ]
      : []),
  ];
}

function Correction({ sku, stock }: OperatorStock) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={text('entry.action', { action: text('stock.correct'), name: sku })}
        onClick={() => setIsOpen(true)}
      >
        {text('stock.correct')}
      </Button>
      {isOpen ? <StockDialog sku={sku} stock={stock} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** Columns of the stock journal. */
export function useMovementColumns(): readonly Column<OperatorStockMovement>[] {
  const text = useText();
  const { time, signed } = useFormat();
  const seesOrders = useHasScope('orders:read');
  return [
    { name: 'time', label: text('stock.time'), render: (entry) => time(entry.time) },
    { name: 'sku', label: text('product.sku'), render: ({ sku }) => sku },
    { name: 'delta', label: text('stock.change'), align: 'right', render: ({ delta }) => signed(delta) },
    {
      name: 'reason',
      label: text('stock.why'),
      render: ({ reason, note }) =>
        note === ''
          ? text(`stock.${reason}`)
          : text('stock.because', { kind: text(`stock.${reason}`), note }),
    },
    {
      name: 'order',
      label: text('field.order'),
      render: ({ orderSn }) =>
        orderSn === null ? '' : seesOrders ? <RecordLink area="orders" id={orderSn} /> : orderSn,
    },
    { name: 'actor', label: text('stock.actor'), isSecondary: true, render: ({ actor }) => actor },
  ];
}
