import { Button } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useHasScope } from '../parts/useHasScope.ts';
import { useText } from '../texts/useText.ts';
import { type RecordEdit, useRecordForm } from './useRecordForm.tsx';

export interface EditButtonProps extends RecordEdit {
  readonly title: string;
  /** Name of the record, for assistive technology. */
  readonly name: string;
}

/** Edits a record that has no page of its own. */
export function EditButton({ name, ...dialog }: EditButtonProps) {
  const text = useText();
  const mayWrite = useHasScope(dialog.kind.scope);
  const [isOpen, setIsOpen] = useState(false);
  if (!mayWrite) return null;
  const label = text('entry.edit');
  return (
    <>
      <Button
        size="small"
        aria-label={text('entry.action', { action: label, name })}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen ? <EditDialog {...dialog} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

interface EditDialogProps extends RecordEdit {
  readonly title: string;
  readonly onClose: () => void;
}

function EditDialog({ title, onClose, ...edit }: EditDialogProps) {
  const text = useText();
  const { fields, isBusy, isChanged, save } = useRecordForm(edit);
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      submit={text('dialog.save')}
      isBusy={isBusy}
      isChanged={isChanged}
      isIncomplete={!isChanged}
      onSubmit={() => void save().then((isDone) => (isDone ? onClose() : undefined))}
    >
      {fields}
    </FormDialog>
  );
}
