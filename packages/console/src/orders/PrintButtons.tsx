import { Button, CircularProgress } from '@mui/material';
import { jobCalls, type OperatorJob, operatorRoot, orderCalls } from '@pawlet/operator';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { client } from '../api/client.ts';
import { useAction } from '../parts/useAction.ts';
import { useText } from '../texts/useText.ts';

const pollMs = 700;
const kinds = ['picking-list', 'labels'] as const;

/** Makes a picking list or address labels of orders in the background, and downloads the PDF. */
export function PrintButtons({
  orders,
  size = 'medium',
}: {
  /** Their numbers, in the order in which they are printed. */
  readonly orders: readonly string[];
  /** @default 'medium' */
  readonly size?: 'small' | 'medium';
}) {
  const text = useText();
  const action = useAction();
  const [job, setJob] = useState<OperatorJob | null>(null);
  const isRunning = useJob(job, setJob);
  const print = async (kind: (typeof kinds)[number]) => {
    setJob(await action.run(orderCalls.printOrders, { input: { kind, orders: [...orders] } }));
  };
  const cancel = async () => {
    if (job !== null) await action.run(jobCalls.cancelJob, { params: { id: String(job.id) } });
  };
  if (isRunning)
    return (
      <Button
        size={size}
        onClick={() => void cancel()}
        startIcon={<CircularProgress size={16} aria-hidden />}
      >
        {text('print.cancel')}
      </Button>
    );
  return kinds.map((kind) => (
    <Button key={kind} size={size} disabled={action.isBusy} onClick={() => void print(kind)}>
      {text(`print.${kind}`)}
    </Button>
  ));
}

const isOpen = (job: OperatorJob | null) => job?.state === 'waits' || job?.state === 'running';

/** Follows a job to its end, and downloads its file; returns whether it runs. */
function useJob(job: OperatorJob | null, setJob: (job: OperatorJob | null) => void): boolean {
  const text = useText();
  const notify = useNotify();
  useEffect(() => {
    if (job === null || !isOpen(job)) return undefined;
    const look = async () => {
      try {
        const { data } = await client.call(jobCalls.readJob, { params: { id: String(job.id) } });
        if (data.state === 'done' && data.hasFile) download(data.id);
        else if (data.state === 'done') notify(text('print.nothing'), { type: 'info' });
        else if (data.state === 'failed') notify(text('print.failed'), { type: 'error' });
        setJob(data);
      } catch {
        // It goes on in the shop: the next attempt may reach it.
        setJob({ ...job });
      }
    };
    const timer = setTimeout(() => void look(), pollMs);
    return () => clearTimeout(timer);
  }, [job, notify, setJob, text]);
  return isOpen(job);
}

/** The session's cookie goes along with the download. */
function download(id: number): void {
  const link = document.createElement('a');
  link.href = `${operatorRoot}/jobs/${id}/file`;
  link.download = '';
  link.click();
}
