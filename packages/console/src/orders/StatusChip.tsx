import { Chip } from '@mui/material';
import type { OperatorOrderEntry } from '@pawlet/operator';
import { useText } from '../texts/useText.ts';

/** The status of an order as a word; what waits for the shop is emphasized. */
export function StatusChip({ status }: Pick<OperatorOrderEntry, 'status'>) {
  const text = useText();
  const waits = status === 'waitingDelivery' || status === 'aftersale';
  return (
    <Chip
      size="small"
      label={text(`status.${status}`)}
      variant={waits ? 'filled' : 'outlined'}
      {...(waits ? { color: 'primary' as const } : {})}
    />
  );
}
