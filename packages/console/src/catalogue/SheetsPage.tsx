import {
  Alert,
  Button,
  FormControlLabel,
  LinearProgress,
  MenuItem,
  Radio,
  RadioGroup,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { type OperatorTransfer, productStates, transferCalls, transferSheets } from '@pawlet/operator';
import { useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { Columns } from '../parts/Columns.tsx';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Section } from '../parts/Section.tsx';
import { shownWhenEmpty } from '../parts/shownWhenEmpty.ts';
import { type Action, useAction } from '../parts/useAction.ts';
import { useCall } from '../parts/useCall.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

type Sheet = OperatorTransfer['sheet'];
type Mode = 'all-or-nothing' | 'good-lines';

const runs = ({ state }: OperatorTransfer) => state === 'waiting' || state === 'running';
const secondMs = 1000;

/** Imports and exports products as sheets, in the background: they go on if this page is closed. */
export function SheetsPage() {
  const text = useText();
  const mayWrite = useHasScope('catalogue:write');
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <ConsolePage title={text('resource.sheets')}>
      <ExportForm />
      {mayWrite ? <ImportForm onStart={setOpened} /> : null}
      <Transfers onOpen={setOpened} />
      {opened === null ? null : <Result key={opened} id={opened} />}
    </ConsolePage>
  );
}

interface SheetFieldProps {
  readonly value: Sheet;
  readonly onChange: (sheet: Sheet) => void;
}

function SheetField({ value, onChange }: SheetFieldProps) {
  const text = useText();
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={text('sheet.content')}
      value={value}
      sx={{ minWidth: { sm: 260 }, maxWidth: '100%' }}
      onChange={(event) => onChange(transferSheets.find((one) => one === event.target.value) ?? value)}
    >
      {transferSheets.map((sheet) => (
        <MenuItem key={sheet} value={sheet}>
          {text(`sheet.${sheet}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function ExportForm() {
  const text = useText();
  const refresh = useRefresh();
  const action = useAction();
  const [sheet, setSheet] = useState<Sheet>('variants');
  const [state, setState] = useState('');
  const start = async () => {
    const chosen = productStates.find((one) => one === state);
    const input = { sheet, ...(chosen === undefined ? {} : { state: chosen }) };
    if ((await action.run(transferCalls.exportProducts, { input })) !== null) refresh();
  };
  return (
    <Section title={text('sheet.export')}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <SheetField value={sheet} onChange={setSheet} />
        <TextField
          select
          size="small"
          fullWidth={false}
          label={text('field.status')}
          value={state}
          sx={{ minWidth: 180 }}
          slotProps={shownWhenEmpty}
          onChange={(event) => setState(event.target.value)}
        >
          <MenuItem value="">{text('search.any')}</MenuItem>
          {productStates.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`product.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" disabled={action.isBusy} onClick={() => void start()}>
          {text('sheet.startExport')}
        </Button>
      </Stack>
    </Section>
  );
}

function ImportForm({ onStart }: { readonly onStart: (id: number) => void }) {
  const text = useText();
  const refresh = useRefresh();
  const action = useAction();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [sheet, setSheet] = useState<Sheet>('variants');
  const [mode, setMode] = useState<Mode>('all-or-nothing');
  const [setsStock, setSetsStock] = useState(false);
  const start = async (isPreview: boolean) => {
    if (file === null) return;
    const done = await action.run(transferCalls.importProducts, {
      file,
      input: {
        sheet,
        mode,
        ...(setsStock ? { setsStock: 'true' as const } : {}),
        ...(isPreview ? { isPreview: 'true' as const } : {}),
      },
    });
    if (done === null) return;
    onStart(done.id);
    refresh();
  };
  return (
    <Section title={text('sheet.import')}>
      <Typography>{text('sheet.importHelp')}</Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {text('sheet.choose')}
        </Button>
        <Typography>{file === null ? text('sheet.noFile') : file.name}</Typography>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null);
            event.target.value = '';
          }}
        />
        <SheetField value={sheet} onChange={setSheet} />
      </Stack>
      <RadioGroup
        aria-label={text('sheet.mode')}
        value={mode}
        onChange={(_, value) => setMode(value === 'good-lines' ? value : 'all-or-nothing')}
      >
        <FormControlLabel value="all-or-nothing" control={<Radio />} label={text('sheet.allOrNothing')} />
        <FormControlLabel value="good-lines" control={<Radio />} label={text('sheet.goodLines')} />
      </RadioGroup>
      <FormControlLabel
        label={text('sheet.setsStock')}
        control={<Switch checked={setsStock} onChange={(_, isOn) => setSetsStock(isOn)} />}
      />
      {action.refusal === '' ? null : (
        <Alert severity="error">{action.errors['file'] ?? action.refusal}</Alert>
      )}
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" disabled={file === null || action.isBusy} onClick={() => void start(true)}>
          {text('sheet.check')}
        </Button>
        <Button
          variant="contained"
          disabled={file === null || action.isBusy}
          onClick={() => void start(false)}
        >
          {text('sheet.startImport')}
        </Button>
      </Stack>
    </Section>
  );
}

function Transfers({ onOpen }: { readonly onOpen: (id: number) => void }) {
  const text = useText();
  const { time } = useFormat();
  const transfers = useCall(transferCalls.listTransfers, { input: { limit: '20' } }, (data) =>
    data?.items.some(runs) === true ? secondMs : false,
  );
  return (
    <Section title={text('sheet.list')}>
      <Loaded query={transfers}>
        {({ items }) =>
          items.length === 0 ? (
            <Typography>{text('sheet.none')}</Typography>
          ) : (
            <Columns
              label={text('sheet.list')}
              records={items}
              columns={[
                {
                  name: 'kind',
                  label: text('sheet.kind'),
                  render: ({ kind, sheet }) =>
                    text('sheet.kindOf', { kind: text(`sheet.${kind}`), sheet: text(`sheet.${sheet}`) }),
                },
                {
                  name: 'created',
                  label: text('stock.time'),
                  render: ({ created }) => time(created),
                },
                {
                  name: 'actor',
                  label: text('stock.actor'),
                  isSecondary: true,
                  render: ({ actor }) => actor,
                },
                {
                  name: 'state',
                  label: text('field.status'),
                  render: (transfer) => <Progress transfer={transfer} />,
                },
                {
                  name: 'actions',
                  label: text('field.actions'),
                  render: (transfer) => <TransferActions transfer={transfer} onOpen={onOpen} />,
                },
              ]}
            />
          )
        }
      </Loaded>
    </Section>
  );
}

function Progress({ transfer }: { readonly transfer: OperatorTransfer }) {
  const text = useText();
  const { number } = useFormat();
  const { state, done, total, isWriting } = transfer;
  if (!runs(transfer) || total === 0) return text(`sheet.${state}`);
  const label = isWriting
    ? text('sheet.writing')
    : text('sheet.progress', { done: number(done), total: number(total) });
  return (
    <Stack sx={{ minWidth: 120 }} spacing={0.5}>
      <span>{label}</span>
      <LinearProgress
        aria-label={label}
        {...(isWriting ? {} : { variant: 'determinate' as const, value: (done / total) * 100 })}
      />
    </Stack>
  );
}

/** Saves the sheet of an export as a file. */
async function download(action: Action, { id, sheet }: OperatorTransfer): Promise<void> {
  const content = await action.run(transferCalls.readSheet, { params: { id: String(id) } });
  if (content === null) return;
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${sheet}-${id}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}

interface TransferActionsProps {
  readonly transfer: OperatorTransfer;
  readonly onOpen: (id: number) => void;
}

function TransferActions({ transfer, onOpen }: TransferActionsProps) {
  const text = useText();
  const refresh = useRefresh();
  const action = useAction();
  const mayWrite = useHasScope('catalogue:write');
  const { id, kind, availableUntil } = transfer;
  const label = (name: string) => text('entry.action', { action: name, name: id });
  const cancel = async () => {
    await action.run(transferCalls.cancelTransfer, { params: { id: String(id) } });
    refresh();
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {kind === 'import' ? (
        <Button size="small" aria-label={label(text('sheet.result'))} onClick={() => onOpen(id)}>
          {text('sheet.result')}
        </Button>
      ) : null}
      {availableUntil === null ? null : (
        <Button
          size="small"
          variant="outlined"
          disabled={action.isBusy}
          aria-label={label(text('sheet.download'))}
          onClick={() => void download(action, transfer)}
        >
          {text('sheet.download')}
        </Button>
      )}
      {mayWrite && runs(transfer) ? (
        <Button
          size="small"
          color="error"
          disabled={action.isBusy}
          aria-label={label(text('sheet.cancel'))}
          onClick={() => void cancel()}
        >
          {text('sheet.cancel')}
        </Button>
      ) : null}
    </Stack>
  );
}

function Result({ id }: { readonly id: number }) {
  const text = useText();
  const { number } = useFormat();
  const transfer = useCall(transferCalls.readTransfer, { params: { id: String(id) } }, (data) =>
    data === undefined || runs(data) ? secondMs : false,
  );
  return (
    <Section title={text('sheet.resultOf', { number: id })}>
      <Loaded query={transfer}>
        {(data) => (
          <>
            {runs(data) ? <Progress transfer={data} /> : <Outcome transfer={data} />}
            {runs(data) ? null : (
              <Typography>
                {text('sheet.counts', {
                  added: number(data.added),
                  changed: number(data.changed),
                  unchanged: number(data.unchanged),
                  refused: number(data.refused),
                })}
              </Typography>
            )}
            {data.errors.length === 0 ? null : (
              <Columns
                label={text('sheet.errors')}
                records={data.errors.map((error, index) => ({ ...error, id: index }))}
                columns={[
                  {
                    name: 'line',
                    label: text('sheet.line'),
                    align: 'right',
                    render: ({ line }) => (line === 0 ? '–' : number(line)),
                  },
                  { name: 'column', label: text('sheet.column'), render: ({ column }) => column },
                  { name: 'detail', label: text('sheet.problem'), render: ({ detail }) => detail },
                  {
                    name: 'message',
                    label: text('sheet.message'),
                    isSecondary: true,
                    render: ({ message }) => <span lang="en">{message}</span>,
                  },
                ]}
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Outcome({ transfer: { state, isWritten, errors } }: { readonly transfer: OperatorTransfer }) {
  const text = useText();
  if (state !== 'done') return <Alert severity="error">{text(`sheet.${state}`)}</Alert>;
  return (
    <Alert severity={errors.length > 0 ? 'warning' : 'success'}>
      {text(isWritten ? 'sheet.written' : 'sheet.notWritten')}
    </Alert>
  );
}
