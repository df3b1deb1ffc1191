import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import {
  type OperatorEndpoint,
  type OperatorTransfer,
  productStates,
  transferCalls,
  transferSheets,
} from '@pawlet/operator';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { KindFields } from '../forms/KindFields.tsx';
import { actionOf, RecordActions } from '../forms/RecordActions.tsx';
import { type RecordKind, toInput } from '../forms/RecordKind.ts';
import { choice, type Fields, fields, flag, named } from '../forms/shapes.ts';
import { Columns } from '../parts/Columns.tsx';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { detailsOf, secondary } from '../parts/detailsOf.tsx';
import { FileButton } from '../parts/FileButton.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { saveFile } from '../parts/saveFile.ts';
import { Section } from '../parts/Section.tsx';
import { TableSection } from '../parts/TableSection.tsx';
import { useAction } from '../parts/useAction.ts';
import { useCall } from '../parts/useCall.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

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

const sheet = named(
  'sheet.content',
  choice(transferSheets, (one, { text }) => text(`sheet.${one}`)),
);
const exportFields = fields({
  sheet,
  state: named(
    'field.status',
    choice(['any', ...productStates], (state, { text }) =>
      state === 'any' ? text('search.any') : text(`product.${state}`),
    ),
  ),
});
const exportKind: RecordKind = {
  name: 'sheet',
  scope: 'catalogue:read',
  shape: () => exportFields,
  toInput: ({ state, ...value }) => ({ ...value, ...(state === 'any' ? {} : { state }) }),
};
const importFields = fields({
  sheet,
  mode: named(
    'sheet.mode',
    choice(['all-or-nothing', 'good-lines'], (mode, { text }) =>
      text(mode === 'good-lines' ? 'sheet.goodLines' : 'sheet.allOrNothing'),
    ),
  ),
  setsStock: named('sheet.setsStock', flag),
});
const importKind: RecordKind = {
  name: 'sheet',
  scope: 'catalogue:write',
  shape: () => importFields,
  toInput: ({ setsStock, ...value }) => ({ ...value, ...(setsStock === true ? { setsStock: 'true' } : {}) }),
};

function ExportForm() {
  const text = useText();
  const refresh = useRefresh();
  const action = useAction();
  const [value, setValue] = useState<Fields>({ sheet: 'variants', state: 'any' });
  const start = async () => {
    const input = toInput(exportKind, value, true);
    if ((await action.run<OperatorEndpoint>(transferCalls.exportProducts, { input })) !== null) refresh();
  };
  return (
    <Section title={text('sheet.export')}>
      <KindFields kind={exportKind} value={value} errors={action.errors} isNew onChange={setValue} />
      <Stack direction="row">
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
  const [file, setFile] = useState<File | null>(null);
  const [value, setValue] = useState<Fields>({ sheet: 'variants', mode: 'all-or-nothing', setsStock: false });
  const start = async (preview: Fields) => {
    if (file === null) return;
    const input = { ...toInput(importKind, value, true), ...preview };
    const done = await action.run<OperatorEndpoint>(transferCalls.importProducts, { file, input });
    if (!isRecord(done)) return;
    onStart(Number(done['id']));
    refresh();
  };
  const cannotStart = file === null || action.isBusy;
  return (
    <Section title={text('sheet.import')}>
      <Typography>{text('sheet.importHelp')}</Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FileButton
          variant="outlined"
          label={text('sheet.choose')}
          accept=".csv,text/csv"
          onChoose={([chosen]) => setFile(chosen ?? null)}
        />
        <Typography>{file === null ? text('sheet.noFile') : file.name}</Typography>
      </Stack>
      <KindFields kind={importKind} value={value} errors={action.errors} isNew onChange={setValue} />
      {action.refusal === '' ? null : (
        <Alert severity="error">{action.errors['file'] ?? action.refusal}</Alert>
      )}
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" disabled={cannotStart} onClick={() => void start({ isPreview: 'true' })}>
          {text('sheet.check')}
        </Button>
        <Button variant="contained" disabled={cannotStart} onClick={() => void start({})}>
          {text('sheet.startImport')}
        </Button>
      </Stack>
    </Section>
  );
}

interface OpenProps {
  /** Shows what became of an import. */
  readonly onOpen: (id: number) => void;
}

interface TransferProps {
  readonly transfer: OperatorTransfer;
}

const { other, part, time, words } = detailsOf<OperatorTransfer & OpenProps>();
const columns = [
  other('sheet.kind', ({ kind, sheet: content }, { text }) =>
    text('sheet.kindOf', { kind: text(`sheet.${kind}`), sheet: text(`sheet.${content}`) }),
  ),
  time('created', 'stock.time'),
  secondary(words('actor', 'stock.actor')),
  part('field.status', (transfer) => <Progress transfer={transfer} />),
  part('field.actions', ({ onOpen, ...transfer }) => <TransferActions transfer={transfer} onOpen={onOpen} />),
];

function Transfers({ onOpen }: OpenProps) {
  const text = useText();
  const transfers = useCall(transferCalls.listTransfers, { input: { limit: '20' } }, (data) =>
    data?.items.some(runs) === true ? secondMs : false,
  );
  return (
    <Loaded query={transfers}>
      {({ items }) => (
        <TableSection
          title={text('sheet.list')}
          empty={text('sheet.none')}
          records={items.map((item) => ({ ...item, onOpen }))}
          columns={columns}
        />
      )}
    </Loaded>
  );
}

function Progress({ transfer }: TransferProps) {
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

/** A sheet is replaced by nothing that somebody else does. */
const describeNothing = () => new Map<string, string>();

function TransferActions({ transfer, onOpen }: TransferProps & OpenProps) {
  const text = useText();
  const mayWrite = useHasScope('catalogue:write');
  const { id, kind, sheet: content, availableUntil } = transfer;
  const result = text('sheet.result');
  const download = actionOf(transferCalls.readSheet, {
    label: text('sheet.download'),
    done(csv) {
      saveFile(`${content}-${id}.csv`, csv);
      return null;
    },
  });
  const cancel = { label: text('sheet.cancel'), call: transferCalls.cancelTransfer, isDanger: true };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {kind === 'import' ? (
        <Button
          size="small"
          aria-label={text('entry.action', { action: result, name: id })}
          onClick={() => onOpen(id)}
        >
          {result}
        </Button>
      ) : null}
      <RecordActions
        scope="catalogue:read"
        record={transfer}
        name={String(id)}
        params={{ id: String(id) }}
        describe={describeNothing}
        actions={[
          ...(availableUntil === null ? [] : [download]),
          ...(mayWrite && runs(transfer) ? [cancel] : []),
        ]}
      />
    </Stack>
  );
}

const error = detailsOf<OperatorTransfer['errors'][number]>();
const errorColumns = [
  error.other('sheet.line', ({ line }, { number }) => (line === 0 ? '–' : number(line)), { align: 'right' }),
  error.words('column', 'sheet.column'),
  error.words('detail', 'sheet.problem'),
];

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
                records={data.errors.map((one, index) => ({ ...one, id: index }))}
                columns={errorColumns}
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Outcome({ transfer: { state, isWritten, errors } }: TransferProps) {
  const text = useText();
  if (state !== 'done') return <Alert severity="error">{text(`sheet.${state}`)}</Alert>;
  return (
    <Alert severity={errors.length > 0 ? 'warning' : 'success'}>
      {text(isWritten ? 'sheet.written' : 'sheet.notWritten')}
    </Alert>
  );
}
