import { type OperatorStock, type OperatorStockMovement, stockCalls } from '@pawlet/operator';
import { RecordActions } from '../forms/RecordActions.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { fields, named, whole, words as wordsUpTo } from '../forms/shapes.ts';
import type { Description } from '../parts/ConflictDialog.tsx';
import { detailsOf, secondary } from '../parts/detailsOf.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { useText } from '../texts/useText.ts';
import { StockCell } from './ProductList.tsx';

const stock = detailsOf<OperatorStock>();

/** Columns of variants with their stock. */
export const stockColumns = [
  stock.words('sku', 'product.sku'),
  stock.words('variant', 'stock.variants'),
  stock.part('product.stock', (variant) => <StockCell {...variant} />, { align: 'right' }),
  secondary(stock.number('waiting', 'stock.waiting')),
  stock.part('field.actions', (variant) => <Correction variant={variant} />, { scope: 'catalogue:write' }),
];

const correctionFields = fields({
  stock: named('stock.counted', whole(0, 1_000_000_000)),
  reason: named('stock.reason', wordsUpTo(100), 'stock.reasonHelp'),
});

/** What is counted, with the reason for the journal. */
const toCorrection = ({ sku, stock: expected }: OperatorStock): RecordKind => ({
  name: 'stock',
  scope: 'catalogue:write',
  shape: () => correctionFields,
  toInput: ({ stock: counted, reason }) => ({
    reason: String(reason).trim(),
    lines: [{ sku, stock: counted, expected }],
  }),
  places: { 'lines.0.stock': 'stock', 'lines.0.sku': 'stock' },
});

/** Stock of variants by SKU: of the one that is shown, and of those that the shop returns with a conflict. */
function describe(given: unknown): Description {
  const items = isRecord(given) && Array.isArray(given['items']) ? given['items'] : [given];
  return new Map(items.filter(isRecord).map((item) => [String(item['sku']), String(item['stock'])]));
}

function Correction({ variant }: { readonly variant: OperatorStock }) {
  const text = useText();
  const { sku, stock: now } = variant;
  return (
    <RecordActions
      scope="catalogue:write"
      record={variant}
      name={sku}
      describe={describe}
      actions={[
        {
          label: text('stock.correct'),
          question: text('stock.now', { number: now }),
          call: stockCalls.correctStock,
          kind: toCorrection(variant),
          initial: { stock: now, reason: '' },
          required: ['reason'],
          done: () => text('stock.corrected'),
        },
      ]}
    />
  );
}

const movement = detailsOf<OperatorStockMovement>();

/** Columns of the stock journal. */
export const movementColumns = [
  movement.time('time', 'stock.time'),
  movement.words('sku', 'product.sku'),
  movement.other('stock.change', ({ delta }, { signed }) => signed(delta), { align: 'right' }),
  movement.other('stock.why', ({ reason, note }, { text }) =>
    note === '' ? text(`stock.${reason}`) : text('stock.because', { kind: text(`stock.${reason}`), note }),
  ),
  movement.reference('orderSn', 'orders', 'field.order'),
  secondary(movement.words('actor', 'stock.actor')),
];
