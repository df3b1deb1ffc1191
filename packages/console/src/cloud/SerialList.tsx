import { Alert, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { cloudCalls, type OperatorOutputOf } from '@pawlet/operator';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { Columns } from '../parts/Columns.tsx';
import { createList } from '../parts/ConsoleList.tsx';
import { CsvField } from '../parts/CsvField.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { DialogButton } from '../parts/DialogButton.tsx';
import { chooseState, search } from '../parts/filters.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { type ImportMode, ImportModeChoice } from '../parts/ImportModeChoice.tsx';
import { useAction } from '../parts/useAction.ts';
import { useText } from '../texts/useText.ts';

type Serial = OperatorOutputOf<typeof cloudCalls.listSerials>['items'][number] & { readonly id: string };
type Result = OperatorOutputOf<typeof cloudCalls.importSerials>;

const { state, time, words } = detailsOf<Serial>();

/** Imported serial numbers, bound or free. */
export const SerialList = createList<Serial>({
  filters: [search('serial', 'camera.serial'), search('sku', 'serials.sku'), chooseState(['free', 'bound'])],
  Actions: ImportButton,
  empty: 'serials.empty',
  columns: [
    words('serial', 'camera.serial'),
    words('sku', 'serials.sku'),
    state(({ isBound }, { text }) => text(isBound ? 'state.bound' : 'state.free')),
    time('imported', 'serials.imported'),
  ],
});

function ImportButton() {
  const text = useText();
  return (
    <DialogButton label={text('serials.import')} scope="cloud:write" variant="contained" isAboveList>
      {(close) => <ImportDialog onClose={close} />}
    </DialogButton>
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
      isChanged={csv.trim() !== ''}
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

const error = detailsOf<Result['errors'][number]>();
const errorColumns = [
  error.number('line', 'bulk.line'),
  error.words('serial', 'camera.serial'),
  error.words('detail', 'field.status'),
];

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
          records={errors}
          toKey={({ line }) => line}
          columns={errorColumns}
        />
      )}
    </>
  );
}
