import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useText } from '../texts/useText.ts';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly question: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something is done that cannot be undone. */
export function ConfirmDialog({ title, question, isBusy, onClose, onConfirm }: ConfirmDialogProps) {
  const text = useText();
  return (
    <Dialog open onClose={onClose} aria-labelledby="confirm-title">
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{question}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('dialog.back')}</Button>
        <Button variant="contained" disabled={isBusy} onClick={onConfirm}>
          {title}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
