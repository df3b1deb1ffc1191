import { Alert, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { cloudCalls, type OperatorOutputOf } from '@pawlet/operator';
import { useState } from 'react';
import { TopToolbar, useNotify, useRefresh } from 'react-admin';
import { Columns } from '../parts/Columns.tsx';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { CsvField } from '../parts/CsvField.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { type ImportMode, ImportModeChoice } from '../parts/ImportModeChoice.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useAction } from '../parts/useAction.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useListFilters } from '../parts/useListFilters.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

type Serial = OperatorOutputOf<typeof cloudCalls.listSerials>['items'][number] & { readonly id: string };
type Result = OperatorOutputOf<typeof cloudCalls.importSerials>;

/** Imported serial numbers, bound or free. */
export function SerialList() {
  const text = useText();
  const { time } = useFormat();
  const mayWrite = useHasScope('cloud:write');
  return (
    <ConsoleList<Serial>
      filters={useListFilters(
        ['free', 'bound'],
        [
          ['serial', text('camera.serial')],
          ['sku', text('serials.sku')],
        ],
      )}
      actions={mayWrite ? <ImportButton /> : false}
      empty={text('serials.empty')}
      columns={[
        { name: 'serial', label: text('camera.serial'), render: ({ serial }) => serial },
        { name: 'sku', label: text('serials.sku'), render: ({ sku }) => sku },
        {
          name: 'state',
          label: text('field.status'),
          render: ({ isBound }) => <StateChip state={isBound ? 'bound' : 'free'} />,
        },
        { name: 'imported', label: text('serials.imported'), render: ({ imported }) => time(imported) },
      ]}
    />
  );
}

function ImportButton() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TopToolbar>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {text('serials.import')}
      </Button>
      {isOpen ? <ImportDialog onClose={() => setIsOpen(false)} /> : null}
    </TopToolbar>
  );
}

/** Imports serial numbers: every line is checked before anything is written. */
function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const [csv, setCsv] = useState('');
  const [mode, setMode] = useState<ImportMode>('all-or-nothing');
  const [canReplace, setCanReplace] = useState(false);
  /** What a check found; it belongs to what was entered when it was made. */
  const [result, setResult] = useState<Result | null>(null);
  const canImport = result !== null && (result.errors.length === 0 || mode === 'good-lines');
  const send = async (isPreview: boolean) => {
    const done = await action.run(cloudCalls.importSerials, { input: { mode, csv, canReplace, isPreview } });
    if (done === null) return;
    if (isPreview || !done.isImported) {
      setResult(done);
      return;
    }
    notify(text('serials.done', { count: done.added + done.moved }), { type: 'success' });
    refresh();
    onClose();
  };
  return (
    <FormDialog
      title={text('serials.import')}
      submit={text('serials.import')}
      isBusy={action.isBusy}
      isIncomplete={!canImport}
      onClose={onClose}
      onSubmit={() => void send(false)}
    >
      <Typography>{text('serials.help')}</Typography>
      <CsvField
        value={csv}
        error={action.errors['csv']}
        onChange={(next) => {
          setCsv(next);
          setResult(null);
        }}
      >
        <Button
          variant="outlined"
          disabled={action.isBusy || csv.trim() === ''}
          onClick={() => void send(true)}
        >
          {text('bulk.check')}
        </Button>
      </CsvField>
      <FormControlLabel
        label={text('serials.canReplace')}
        control={
          <Checkbox
            checked={canReplace}
            onChange={(_, isChosen) => {
              setCanReplace(isChosen);
              setResult(null);
            }}
          />
        }
      />
      {result === null ? null : <ImportResult result={result} />}
      {result === null || result.errors.length === 0 ? null : (
        <ImportModeChoice
          mode={mode}
          onChange={setMode}
          labels={{ 'all-or-nothing': text('serials.allOrNothing'), 'good-lines': text('serials.goodLines') }}
        />
      )}
    </FormDialog>
  );
}

function ImportResult({ result: { added, moved, known, repeated, errors } }: { readonly result: Result }) {
  const text = useText();
  return (
    <>
      <Alert severity={errors.length === 0 ? 'success' : 'warning'}>
        {text('serials.found', { added, moved, known, repeated: repeated.length })}
        {errors.length === 0 ? null : ` ${text('bulk.errors', { count: errors.length })}`}
      </Alert>
      {errors.length === 0 ? null : (
        <Columns
          label={text('bulk.result')}
          records={errors.map((error) => ({ ...error, id: error.line }))}
          columns={[
            { name: 'line', label: text('bulk.line'), render: ({ line }) => line },
            { name: 'serial', label: text('camera.serial'), render: ({ serial }) => serial },
            { name: 'detail', label: text('field.status'), render: ({ detail }) => detail },
          ]}
        />
      )}
    </>
  );
}
