import { Chip } from '@mui/material';
import type { OperatorRequestEntry } from '@pawlet/operator';
import { useText } from '../texts/useText.ts';

/** The stage of a request as a word; what waits for the shop is emphasized. */
export function StageChip({ stage }: Pick<OperatorRequestEntry, 'stage'>) {
  const text = useText();
  const waits = stage === 'auditing' || stage === 'sent';
  return (
    <Chip
      size="small"
      label={text(`stage.${stage}`)}
      variant={waits ? 'filled' : 'outlined'}
      {...(waits ? { color: 'primary' as const } : {})}
    />
  );
}
