import { CircularProgress, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FailedState } from './FailedState.tsx';

/** What is known of something that is loaded. */
export interface Query<TData> {
  readonly data: TData | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

export interface LoadedProps<TData> {
  readonly query: Query<TData>;
  readonly children: (data: TData) => ReactNode;
}

/** Shows what a call returned, or that it is under way, or that it failed. */
export function Loaded<TData>({ query: { data, error, refetch }, children }: LoadedProps<TData>) {
  const translate = useTranslate();
  if (data !== undefined) return <>{children(data)}</>;
  if (error !== null) return <FailedState error={error} onRetry={() => void refetch()} />;
  return (
    <Stack sx={{ alignItems: 'center', p: 6 }}>
      <CircularProgress aria-label={translate('ra.page.loading')} />
    </Stack>
  );
}
