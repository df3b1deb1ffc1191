import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { orderCalls, type OperatorOutputOf } from '@pawlet/operator';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router';
import { Columns } from '../parts/Columns.tsx';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { Section } from '../parts/Section.tsx';
import { useAction } from '../parts/useAction.ts';
import { useText } from '../texts/useText.ts';
import { useCarriers } from './useCarriers.ts';

type Result = OperatorOutputOf<typeof orderCalls.shipOrders>;
type Mode = 'all-or-nothing' | 'good-lines';

/** Ships many orders by pasted or uploaded tracking numbers: every line is checked before anything is written. */
export function BulkShippingPage() {
  const text = useText();
  const notify = useNotify();
  const action = useAction();
  const carriers = useCarriers();
  const { state } = useLocation() as { readonly state: { readonly orders?: readonly string[] } | null };
  const [csv, setCsv] = useState(() => (state?.orders ?? []).map((sn) => `${sn},,`).join('\n'));
  const [mode, setMode] = useState<Mode>('all-or-nothing');
  const [result, setResult] = useState<Result | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const edit = (value: string) => {
    setCsv(value);
    setResult(null);
    setIsChecked(false);
  };

  const send = async (isPreview: boolean) => {
    const done = await action.run(orderCalls.shipOrders, { input: { mode, csv, isPreview } });
    if (done === null) return;
    setResult(done);
    setIsChecked(isPreview);
    if (!isPreview) notify(text('bulk.done', { count: done.shipped }), { type: 'success' });
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
        <TextField
          label={text('bulk.csv')}
          multiline
          minRows={6}
          maxRows={16}
          value={csv}
          error={action.errors['csv'] !== undefined}
          helperText={action.errors['csv']}
          slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
          onChange={(event) => edit(event.target.value)}
        />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => file.current?.click()}>
            {text('bulk.upload')}
          </Button>
          <input
            ref={file}
            type="file"
            accept=".csv,text/csv,text/plain"
            hidden
            onChange={(event) => {
              void event.target.files?.[0]?.text().then(edit);
              event.target.value = '';
            }}
          />
          <Button
            variant={canShip ? 'outlined' : 'contained'}
            disabled={action.isBusy || csv.trim() === ''}
            onClick={() => void send(true)}
          >
            {text('bulk.check')}
          </Button>
        </Stack>
      </Section>
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
              <RadioGroup value={mode} onChange={(_, value) => setMode(value as Mode)}>
                <FormControlLabel
                  value="all-or-nothing"
                  control={<Radio />}
                  label={text('bulk.allOrNothing')}
                />
                <FormControlLabel value="good-lines" control={<Radio />} label={text('bulk.goodLines')} />
              </RadioGroup>
              <Stack direction="row">
                <Button
                  variant="contained"
                  disabled={action.isBusy || !canShip}
                  onClick={() => void send(false)}
                >
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

function ResultTable({ result }: { readonly result: Result }) {
  const text = useText();
  return (
    <Box
      sx={{ maxHeight: 480, overflow: 'auto' }}
      tabIndex={0}
      component="section"
      aria-label={text('bulk.result')}
    >
      <Columns
        label={text('bulk.result')}
        records={result.lines.map((line) => ({ ...line, id: line.line }))}
        columns={[
          { name: 'line', label: text('bulk.line'), render: ({ line }) => line },
          { name: 'order', label: text('field.order'), render: ({ orderSn }) => orderSn },
          {
            name: 'status',
            label: text('field.status'),
            render: (line) => (
              <Box component="span" sx={{ color: line.result === 'error' ? 'error.main' : 'inherit' }}>
                {line.detail === '' ? text(`bulk.${line.result}`) : line.detail}
              </Box>
            ),
          },
        ]}
      />
    </Box>
  );
}
