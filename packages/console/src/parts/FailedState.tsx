import { Alert, Button } from '@mui/material';
import { HttpError } from 'react-admin';
import { getDetail } from '../api/client.ts';
import { useText } from '../texts/useText.ts';

export interface FailedStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Something could not be loaded: the shop's words where it responded, and another attempt. */
export function FailedState({ error, onRetry }: FailedStateProps) {
  const text = useText();
  const detail = error instanceof HttpError ? error.message : getDetail(error);
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {text('error.retry')}
        </Button>
      }
    >
      {detail ?? text('error.noReply')}
    </Alert>
  );
}
