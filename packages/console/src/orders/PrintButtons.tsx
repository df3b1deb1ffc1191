import { Button, CircularProgress } from '@mui/material';
import { jobCalls, type OperatorInputOf, type OperatorJob, orderCalls } from '@pawlet/operator';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { downloadJobFile } from '../parts/downloadJobFile.ts';
import { followJob } from '../parts/followJob.ts';
import { useAction } from '../parts/useAction.ts';
import { useText } from '../texts/useText.ts';
import { JobsButton } from './JobsButton.tsx';

type Paper = Pick<OperatorInputOf<typeof orderCalls.printOrders>, 'kind' | 'format'>;

const papers = [
  ['print.picking-list', { kind: 'picking-list' }],
  ['print.labels', { kind: 'labels' }],
  ['print.singleLabels', { kind: 'labels', format: 'single' }],
] as const;

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
  const notify = useNotify();
  const action = useAction();
  const [job, setJob] = useState<OperatorJob | null>(null);
  const print = async (paper: Paper) => {
    const begun = await action.run(orderCalls.printOrders, { input: { ...paper, orders: [...orders] } });
    if (begun === null) return;
    const { id, state, hasFile } = await followJob(begun, setJob);
    setJob(null);
    if (state === 'done' && hasFile) downloadJobFile(id);
    else if (state === 'done') notify(text('print.nothing'), { type: 'info' });
    else if (state === 'failed') notify(text('print.failed'), { type: 'error' });
  };
  if (job !== null)
    return (
      <>
        <Button
          size={size}
          onClick={() => void action.run(jobCalls.cancelJob, { params: { id: String(job.id) } })}
          startIcon={<CircularProgress size={16} aria-hidden />}
        >
          {text('print.cancel')}
        </Button>
        <JobsButton />
      </>
    );
  return papers.map(([label, paper]) => (
    <Button key={label} size={size} disabled={action.isBusy} onClick={() => void print(paper)}>
      {text(label)}
    </Button>
  ));
}
