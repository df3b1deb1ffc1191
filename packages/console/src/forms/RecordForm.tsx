import { Button, Stack } from '@mui/material';
import { Section } from '../parts/Section.tsx';
import { useText } from '../texts/useText.ts';
import { type RecordEdit, useRecordForm } from './useRecordForm.tsx';

export interface RecordFormProps extends RecordEdit {
  /** @default details */
  readonly title?: string;
}

/** Edits a record in its page. */
export function RecordForm({ title, ...edit }: RecordFormProps) {
  const text = useText();
  const { fields, mayWrite, isBusy, isChanged, save, drop } = useRecordForm(edit);
  return (
    <Section title={title ?? text('records.change')}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {fields}
        {mayWrite ? (
          <Stack direction="row" spacing={1}>
            <Button type="submit" variant="contained" disabled={isBusy || !isChanged}>
              {text('dialog.save')}
            </Button>
            {isChanged ? <Button onClick={drop}>{text('settings.undo')}</Button> : null}
          </Stack>
        ) : null}
      </Stack>
    </Section>
  );
}
