import { Chip } from '@mui/material';

/** States of records of every kind in which the shop has something to do. */
const waiting = new Set([
  'created',
  'preparing',
  'open',
  'waiting',
  'failed',
  'unpaid',
  'auditing',
  'sent',
  'waitingDelivery',
  'aftersale',
  'held',
  'draft',
]);

export interface StateChipProps {
  readonly state: string;
  /** The state in words. */
  readonly label: string;
}

/** The state of a record; what waits for the shop stands out. */
export function StateChip({ state, label }: StateChipProps) {
  const isWaiting = waiting.has(state);
  return (
    <Chip
      size="small"
      label={label}
      variant={isWaiting ? 'filled' : 'outlined'}
      color={isWaiting ? 'primary' : 'default'}
    />
  );
}
