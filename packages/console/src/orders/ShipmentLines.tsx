import { Alert, Box } from '@mui/material';
import type { ShipmentResult } from '@pawlet/operator';
import { Columns } from '../parts/Columns.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { useText } from '../texts/useText.ts';

const line = detailsOf<ShipmentResult['lines'][number]>();
const columns = [
  line.number('line', 'bulk.line'),
  line.words('orderSn', 'field.order'),
  line.part('field.status', ({ result, detail }, { text }) => (
    <Box component="span" sx={{ color: result === 'error' ? 'error.main' : 'inherit' }}>
      {detail === '' ? text(`bulk.${result}`) : detail}
    </Box>
  )),
];

/** What became of each line of a list of tracking numbers. */
export function ShipmentLines({ result: { lines } }: { readonly result: ShipmentResult }) {
  const text = useText();
  const label = text('bulk.result');
  const errors = countErrors(lines);
  return (
    <>
      <Alert severity={errors === 0 ? 'success' : 'warning'}>
        {errors === 0
          ? text('bulk.noErrors', { count: lines.length })
          : text('bulk.errors', { count: errors })}
      </Alert>
      <Box sx={{ maxHeight: 480, overflow: 'auto' }} tabIndex={0} component="section" aria-label={label}>
        <Columns label={label} records={lines} toKey={(one) => one.line} columns={columns} />
      </Box>
    </>
  );
}

/** How many lines could not be shipped. */
export function countErrors(lines: ShipmentResult['lines']): number {
  return lines.filter(({ result }) => result === 'error').length;
}
