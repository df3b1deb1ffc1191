import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';

export interface ConsolePageProps {
  readonly title: string;
  /** Narrow pages are easier to read. @default false */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** A page that is neither a list nor a record. */
export function ConsolePage({ title, isNarrow = false, children }: ConsolePageProps) {
  return (
    <Stack spacing={2} sx={{ py: 2, minWidth: 0, ...(isNarrow ? { maxWidth: 960 } : {}) }}>
      <Title title={title} />
      {children}
    </Stack>
  );
}
