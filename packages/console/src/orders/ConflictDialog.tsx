import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { OperatorOrder, Problem } from '@pawlet/operator';
import { useRefresh } from 'react-admin';
import { useText } from '../texts/useText.ts';
import { listChanges } from './listChanges.ts';

export interface ConflictDialogProps {
  /** Null: closed. */
  readonly problem: Problem | null;
  /** The order as it was shown. */
  readonly order: OperatorOrder;
  /** What the person has entered, by label; it stays in the form behind this dialog. */
  readonly entered: readonly (readonly [label: string, value: string])[];
  readonly onClose: () => void;
}

/** Somebody else has changed the order: shows what was, what is now, and what was entered. Nothing is lost. */
export function ConflictDialog({ problem, order, entered, onClose }: ConflictDialogProps) {
  const text = useText();
  const refresh = useRefresh();
  if (problem === null) return null;
  const changes = listChanges(text, order, problem.current);
  const close = () => {
    refresh();
    onClose();
  };
  return (
    <Dialog open onClose={close} maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{text('conflict.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{problem.detail}</Alert>
        {changes.length === 0 ? null : (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{text('conflict.field')}</TableCell>
                <TableCell>{text('conflict.before')}</TableCell>
                <TableCell>{text('conflict.now')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {changes.map(({ field, before, now }) => (
                <TableRow key={field}>
                  <TableCell>{field}</TableCell>
                  <TableCell>{before}</TableCell>
                  <TableCell>{now}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
        {entered.length === 0 ? null : (
          <>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {text('conflict.entered')}
            </Typography>
            <Table size="small">
              <TableBody>
                {entered.map(([label, value]) => (
                  <TableRow key={label}>
                    <TableCell component="th" scope="row">
                      {label}
                    </TableCell>
                    <TableCell>{value}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close}>
          {text('conflict.continue')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
