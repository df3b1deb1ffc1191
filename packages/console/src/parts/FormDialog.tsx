import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { useText } from '../texts/useText.ts';
import { useLeave, useUnsaved } from './useUnsaved.ts';

export interface FormDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Text of the button; null after everything is done, so that the dialog can only be closed. */
  readonly submit: string | null;
  readonly onSubmit?: () => void;
  readonly isBusy?: boolean;
  /** Something is entered that is lost when the dialog is closed: that is asked before. @default false */
  readonly isChanged?: boolean;
  /** What is entered cannot be sent yet. @default false */
  readonly isIncomplete?: boolean;
  /** It takes something away. @default false */
  readonly isDanger?: boolean;
  /** Further buttons, before the one that sends. */
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog with fields; it fills the screen of a phone. */
export function FormDialog({
  title,
  onClose,
  submit,
  onSubmit,
  isBusy = false,
  isChanged = false,
  isIncomplete = false,
  isDanger = false,
  buttons,
  children,
}: FormDialogProps) {
  const text = useText();
  const id = useId();
  const leave = useLeave();
  useUnsaved(isChanged);
  const close = () => (isChanged ? leave(onClose) : onClose());
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // A dialog is rendered inside of what opened it, which may be a form too.
    event.stopPropagation();
    onSubmit?.();
  };
  return (
    <Dialog
      open
      onClose={close}
      onClick={(event) => event.stopPropagation()}
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      aria-labelledby={id}
    >
      <form noValidate onSubmit={handleSubmit} style={{ display: 'contents' }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', '&&': { pt: 1 } }}>
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{text(submit === null ? 'dialog.close' : 'dialog.back')}</Button>
          {buttons}
          {submit === null ? null : (
            <Button
              type="submit"
              variant="contained"
              color={isDanger ? 'error' : 'primary'}
              disabled={isBusy || isIncomplete}
            >
              {submit}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
