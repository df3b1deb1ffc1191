import { DialogButton } from '../parts/DialogButton.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
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
  return (
    <DialogButton label={text('entry.edit')} name={name} scope={dialog.kind.scope} size="small">
      {(close) => <EditDialog {...dialog} onClose={close} />}
    </DialogButton>
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
