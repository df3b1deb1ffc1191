import { Chip } from '@mui/material';
import { useWord } from '../texts/useText.ts';

const waiting = new Set(['created', 'preparing', 'open', 'waiting', 'failed', 'unpaid']);

/** The state of a record in words; what waits for the shop stands out. */
export function StateChip({ state }: { readonly state: string }) {
  const word = useWord();
  const isWaiting = waiting.has(state);
  return (
    <Chip
      size="small"
      label={word(`state.${state}`, state)}
      variant={isWaiting ? 'filled' : 'outlined'}
      color={isWaiting ? 'primary' : 'default'}
    />
  );
}
