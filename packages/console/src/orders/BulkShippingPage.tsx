import { Button, Stack, Typography } from '@mui/material';
import {
  type OperatorJob,
  orderCalls,
  readShipmentResult,
  type ShipmentResult as Result,
} from '@pawlet/operator';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { CsvField } from '../parts/CsvField.tsx';
import { followJob } from '../parts/followJob.ts';
import { type ImportMode, ImportModeChoice } from '../parts/ImportModeChoice.tsx';
import { JobProgress } from '../parts/JobProgress.tsx';
import { Section } from '../parts/Section.tsx';
import { useAction } from '../parts/useAction.ts';
import { useUnsaved } from '../parts/useUnsaved.ts';
import { useText } from '../texts/useText.ts';
import { JobsButton } from './JobsButton.tsx';
import { countErrors, ShipmentLines } from './ShipmentLines.tsx';
import { useCarriers } from './useCarriers.ts';

/** Ships many orders by pasted or uploaded tracking numbers: every line is checked before anything is written. */
export function BulkShippingPage() {
  const text = useText();
  const notify = useNotify();
  const action = useAction();
  const carriers = useCarriers();
  const { state } = useLocation() as { readonly state: { readonly orders?: readonly string[] } | null };
  const [given] = useState(() => (state?.orders ?? []).map((sn) => `${sn},,`).join('\n'));
  const [csv, setCsv] = useState(given);
  /** The list that was sent: it need not be kept. */
  const [shipped, setShipped] = useState('');
  useUnsaved(![given, shipped, ''].includes(csv));
  const [mode, setMode] = useState<ImportMode>('all-or-nothing');
  const [result, setResult] = useState<Result | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [job, setJob] = useState<OperatorJob | null>(null);
  const isBusy = action.isBusy || job !== null;
  const edit = (value: string) => {
    setCsv(value);
    setResult(null);
    setIsChecked(false);
  };

  const send = async (isPreview: boolean) => {
    const begun = await action.run(orderCalls.shipOrders, { input: { mode, csv, isPreview } });
    if (begun === null) return;
    // It goes on in the shop, and is listed there.
    if (!isPreview) setShipped(csv);
    const ended = await followJob(begun, setJob);
    setJob(null);
    const done = readShipmentResult(ended);
    setResult(done);
    setIsChecked(isPreview && done !== null);
    if (done === null || ended.state !== 'done') notify(text('bulk.failed'), { type: 'error' });
    else if (!isPreview) notify(text('bulk.done', { count: done.shipped }), { type: 'success' });
  };

  const errors = countErrors(result?.lines ?? []);
  const canShip = isChecked && result !== null && (errors === 0 || mode === 'good-lines');
  return (
    <ConsolePage title={text('resource.shipping')} isNarrow>
      <Section title={text('bulk.list')}>
        <Typography>{text('bulk.help')}</Typography>
        <Typography color="textSecondary">
          {text('bulk.carriers', { list: carriers.map(({ code, name }) => `${code} (${name})`).join(', ') })}
        </Typography>
        <CsvField value={csv} error={action.errors['csv']} onChange={edit}>
          <Button
            variant={canShip ? 'outlined' : 'contained'}
            disabled={isBusy || csv.trim() === ''}
            onClick={() => void send(true)}
          >
            {text('bulk.check')}
          </Button>
          <JobsButton />
        </CsvField>
      </Section>
      {job === null ? null : <JobProgress job={job} />}
      {result === null ? null : (
        <Section title={text('bulk.result')}>
          <ShipmentLines result={result} />
          {isChecked ? (
            <>
              <ImportModeChoice
                mode={mode}
                onChange={setMode}
                labels={{ 'all-or-nothing': text('bulk.allOrNothing'), 'good-lines': text('bulk.goodLines') }}
              />
              <Stack direction="row">
                <Button variant="contained" disabled={isBusy || !canShip} onClick={() => void send(false)}>
                  {text('bulk.submit')}
                </Button>
              </Stack>
            </>
          ) : null}
        </Section>
      )}
    </ConsolePage>
  );
}
