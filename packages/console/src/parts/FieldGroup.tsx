import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface FieldGroupProps {
  /** '' for fields that are a whole form. */
  readonly label: string;
  /** One below the other. @default side by side where there is room */
  readonly isColumn?: boolean;
  readonly children: ReactNode;
}

/** Fields side by side where there is room. */
export const fieldColumns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  // Groups have columns of their own.
  '& > fieldset': { gridColumn: '1 / -1' },
};

const border = { border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 1, sm: 2 }, m: 0, minWidth: 0 };

/** A field that needs the room of several. */
export const wideField = { gridColumn: '1 / -1', minWidth: 0 };

/** Fields that belong together. */
export function FieldGroup({ label, isColumn = false, children }: FieldGroupProps) {
  const layout = isColumn ? { display: 'grid', gap: 2 } : fieldColumns;
  if (label === '') return <Box sx={layout}>{children}</Box>;
  return (
    <Box component="fieldset" sx={{ ...border, ...layout }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 600, px: 0.5 }}>
        {label}
      </Typography>
      {children}
    </Box>
  );
}
