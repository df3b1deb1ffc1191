import { Chip } from '@mui/material';
import { useState } from 'react';
import { useFormat } from '../texts/useFormat.ts';

const day = 86_400;

/** When something is due; emphasized on the last day and afterwards. */
export function Deadline({ deadline }: { readonly deadline: number | null }) {
  const { time } = useFormat();
  const [now] = useState(() => Date.now() / 1000);
  if (deadline === null) return null;
  if (deadline - now > day) return time(deadline);
  return <Chip size="small" color={deadline < now ? 'error' : 'warning'} label={time(deadline)} />;
}
