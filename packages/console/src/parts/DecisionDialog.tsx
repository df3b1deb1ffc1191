import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from './FormDialog.tsx';

export interface DecisionDialogProps {
  readonly title: string;
  readonly question: string;
  /** A text that goes with the decision. @default none */
  readonly note?: {
    readonly label: string;
    readonly isRequired: boolean;
    readonly error?: string | undefined;
  };
  readonly isBusy: boolean;
  /** It takes something away. @default false */
  readonly isDanger?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (note: string) => void;
}

/** Asks before something is done that cannot be undone, or for words that somebody else reads. */
export function DecisionDialog({ title, question, note, onConfirm, ...dialog }: DecisionDialogProps) {
  const [words, setWords] = useState('');
  return (
    <FormDialog
      {...dialog}
      title={title}
      submit={title}
      isIncomplete={note?.isRequired === true && words.trim() === ''}
      onSubmit={() => onConfirm(words.trim())}
    >
      <DialogContentText>{question}</DialogContentText>
      {note === undefined ? null : (
        <TextField
          label={note.label}
          value={words}
          multiline
          minRows={3}
          required={note.isRequired}
          error={note.error !== undefined}
          helperText={note.error}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
