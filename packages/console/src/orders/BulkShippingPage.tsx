import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import {
  type OperatorJob,
  orderCalls,
  readShipmentResult,
  type ShipmentResult as Result,
} from '@pawlet/operator';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router';
import { Columns } from '../parts/Columns.tsx';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { CsvField } from '../parts/CsvField.tsx';
import { followJob } from '../parts/followJob.ts';
import { type ImportMode, ImportModeChoice } from '../parts/ImportModeChoice.tsx';
import { JobProgress } from '../parts/JobProgress.tsx';
import { Section } from '../parts/Section.tsx';
import { useAction } from '../parts/useAction.ts';
import { useText } from '../texts/useText.ts';
import { useCarriers } from './useCarriers.ts';

/** Ships many orders by pasted or uploaded tracking numbers: every line is checked before anything is written. */
export function BulkShippingPage() {
  const text = useText();
  const notify = useNotify();
  const action = useAction();
  const carriers = useCarriers();
  const { state } = useLocation() as { readonly state: { readonly orders?: readonly string[] } | null };
  const [csv, setCsv] = useState(() => (state?.orders ?? []).map((sn) => `${sn},,`).join('\n'));
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
    const ended = await followJob(begun, setJob);
    setJob(null);
    const done = readShipmentResult(ended);
    setResult(done);
    setIsChecked(isPreview && done !== null);
    if (done === null || ended.state !== 'done') notify(text('bulk.failed'), { type: 'error' });
    else if (!isPreview) notify(text('bulk.done', { count: done.shipped }), { type: 'success' });
  };

  const errors = result?.lines.filter((line) => line.result === 'error').length ?? 0;
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
        </CsvField>
      </Section>
      {job === null ? null : <JobProgress job={job} />}
      {result === null ? null : (
        <Section title={text('bulk.result')}>
          <Alert severity={errors === 0 ? 'success' : 'warning'}>
            {errors === 0
              ? text('bulk.noErrors', { count: result.lines.length })
              : text('bulk.errors', { count: errors })}
          </Alert>
          <ResultTable result={result} />
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

const line = detailsOf<Result['lines'][number]>();
const columns = [
  line.number('line', 'bulk.line'),
  line.words('orderSn', 'field.order'),
  line.part('field.status', ({ result, detail }, { text }) => (
    <Box component="span" sx={{ color: result === 'error' ? 'error.main' : 'inherit' }}>
      {detail === '' ? text(`bulk.${result}`) : detail}
    </Box>
  )),
];

function ResultTable({ result }: { readonly result: Result }) {
  const label = useText()('bulk.result');
  return (
    <Box sx={{ maxHeight: 480, overflow: 'auto' }} tabIndex={0} component="section" aria-label={label}>
      <Columns label={label} records={result.lines} toKey={(one) => one.line} columns={columns} />
    </Box>
  );
}
