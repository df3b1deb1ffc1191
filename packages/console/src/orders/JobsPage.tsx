import { Alert, Button, Stack, Typography } from '@mui/material';
import { jobCalls, type OperatorJob, readShipmentResult } from '@pawlet/operator';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { downloadJobFile } from '../parts/downloadJobFile.ts';
import { isRecord } from '../parts/isRecord.ts';
import { JobProgress } from '../parts/JobProgress.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Section } from '../parts/Section.tsx';
import { TableSection } from '../parts/TableSection.tsx';
import { useCall } from '../parts/useCall.ts';
import { useText } from '../texts/useText.ts';
import { ShipmentLines } from './ShipmentLines.tsx';

const secondMs = 1000;

interface JobRow extends OperatorJob {
  readonly onOpen: () => void;
}

const { other, part, time } = detailsOf<JobRow>();
const columns = [
  other('jobs.kind', ({ kind }, { word }) => word(`job.${kind}`, kind)),
  time('created', 'field.created'),
  part('field.status', (job, { word }) =>
    job.ended === null ? <JobProgress job={job} /> : word(`jobState.${job.state}`, job.state),
  ),
  time('expires', 'jobs.expires'),
  part('field.actions', (job) => <JobActions job={job} />),
];

/** The person's own work in the background: what runs, and what is kept of what has ended. */
export function JobsPage() {
  const text = useText();
  const jobs = useCall(jobCalls.listJobs, {}, (data) =>
    data?.items.some(({ ended }) => ended === null) === true ? secondMs : false,
  );
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <ConsolePage title={text('resource.jobs')}>
      <Typography>{text('jobs.help')}</Typography>
      <Loaded query={jobs}>
        {({ items }) => (
          <>
            <TableSection
              title={text('jobs.list')}
              empty={text('jobs.none')}
              records={items.map((job) => ({ ...job, onOpen: () => setOpened(job.id) }))}
              columns={columns}
            />
            <Result job={items.find(({ id }) => id === opened)} />
          </>
        )}
      </Loaded>
    </ConsolePage>
  );
}

const isTransfer = ({ kind }: OperatorJob) => kind === 'import-products' || kind === 'export-products';

function JobActions({ job }: { readonly job: JobRow }) {
  const text = useText();
  const name = String(job.id);
  const label = (action: string) => text('entry.action', { action, name });
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {job.hasFile ? (
        <Button
          size="small"
          aria-label={label(text('sheet.download'))}
          onClick={() => downloadJobFile(job.id)}
        >
          {text('sheet.download')}
        </Button>
      ) : null}
      {isTransfer(job) ? (
        <Button size="small" component={Link} to="/sheets" aria-label={label(text('sheet.result'))}>
          {text('sheet.result')}
        </Button>
      ) : job.result === null ? null : (
        <Button size="small" aria-label={label(text('sheet.result'))} onClick={job.onOpen}>
          {text('sheet.result')}
        </Button>
      )}
    </Stack>
  );
}

function Result({ job }: { readonly job: OperatorJob | undefined }) {
  const text = useText();
  if (job === undefined) return null;
  const shipments = readShipmentResult(job);
  return (
    <Section title={text('jobs.result', { number: job.id })}>
      {shipments === null ? <Printed result={job.result} /> : <ShipmentLines result={shipments} />}
    </Section>
  );
}

/** How many orders are in the PDF, and which are not. */
function Printed({ result }: { readonly result: unknown }) {
  const text = useText();
  const { orders, missing } = isRecord(result) ? result : {};
  const left = Array.isArray(missing) ? missing.map(String) : [];
  return (
    <>
      <Typography>{text('jobs.printed', { count: Number(orders) })}</Typography>
      {left.length === 0 ? null : (
        <Alert severity="warning">{text('jobs.missing', { list: left.join(', ') })}</Alert>
      )}
    </>
  );
}
