import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface FieldGroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Fields that belong together, side by side where there is room. */
export function FieldGroup({ label, children }: FieldGroupProps) {
  return (
    <Box
      component="fieldset"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 2,
        m: 0,
        minWidth: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
        alignItems: 'start',
      }}
    >
      <Typography component="legend" variant="body2" sx={{ fontWeight: 600, px: 0.5 }}>
        {label}
      </Typography>
      {children}
    </Box>
  );
}
