import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';

export interface TwoColumnsProps {
  /** Widths in relation to each other. */
  readonly widths: readonly [number, number];
  readonly children: readonly [ReactNode, ReactNode];
}

/** Sections side by side where there is room. */
export function TwoColumns({ widths: [first, second], children: [left, right] }: TwoColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, ${first}fr) minmax(0, ${second}fr)` },
        alignItems: 'start',
      }}
    >
      <Stack spacing={2}>{left}</Stack>
      <Stack spacing={2}>{right}</Stack>
    </Box>
  );
}
