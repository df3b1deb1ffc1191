import { Button, LinearProgress, Stack } from '@mui/material';
import { jobCalls, type OperatorJob } from '@pawlet/operator';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { useAction } from './useAction.ts';

/** How far work in the background is, with a button that cancels it. */
export function JobProgress({ job: { id, done, total, isCancelling } }: { readonly job: OperatorJob }) {
  const text = useText();
  const { number } = useFormat();
  const action = useAction();
  const label = text('sheet.progress', { done: number(done), total: number(total) });
  const cancel = () => action.run(jobCalls.cancelJob, { params: { id: String(id) } });
  return (
    <Stack spacing={0.5}>
      <span>{label}</span>
      <LinearProgress
        aria-label={label}
        variant="determinate"
        value={total === 0 ? 0 : (done / total) * 100}
      />
      <Stack direction="row">
        <Button color="error" disabled={isCancelling || action.isBusy} onClick={() => void cancel()}>
          {text('sheet.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
