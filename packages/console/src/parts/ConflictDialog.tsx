import { Alert, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { Problem } from '@pawlet/operator';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText, useWord } from '../texts/useText.ts';
import { Facts } from './Facts.tsx';
import { FormDialog } from './FormDialog.tsx';
import { isRecord } from './isRecord.ts';

/** What people read of a record: values by label. */
export type Description = ReadonlyMap<string, string>;

export interface ConflictDialogProps {
  /** Null: closed. */
  readonly problem: Problem | null;
  /** The record as it was shown. */
  readonly before: unknown;
  readonly describe: (record: unknown) => Description;
  /** What the person has entered, by label; it stays in the form behind this dialog. @default nothing */
  readonly entered?: readonly (readonly [label: string, value: string])[];
  readonly onClose: () => void;
}

/** Somebody else has changed or uses it: shows what was, what is now, and what was entered. Nothing is lost. */
export function ConflictDialog({ problem, before, describe, entered = [], onClose }: ConflictDialogProps) {
  const text = useText();
  const word = useWord();
  const queries = useQueryClient();
  const [isLoading, setIsLoading] = useState(false);
  if (problem === null) return null;
  const seen = describe(before);
  const now = describe(problem.current);
  // What is gone is a change too, such as a name that was taken from a list.
  const changes = [...new Set([...now.keys(), ...seen.keys()])].filter(
    (label) => (now.get(label) ?? '') !== (seen.get(label) ?? ''),
  );
  // Closed when the current state has arrived: what is saved next has its version.
  const close = async () => {
    setIsLoading(true);
    await queries.invalidateQueries();
    setIsLoading(false);
    onClose();
  };
  const { current } = problem;
  const uses = isRecord(current) ? current['uses'] : undefined;
  if (Array.isArray(uses))
    return (
      <FormDialog title={text('uses.title')} onClose={() => void close()} submit={null}>
        <Alert severity="warning">{problem.detail}</Alert>
        <Facts
          rows={uses
            .filter(isRecord)
            .map(({ kind, count, names }) => [
              String(kind),
              text('uses.count', { kind: word(`uses.${String(kind)}`, String(kind)), number: String(count) }),
              Array.isArray(names) ? names.join(', ') : '',
            ])}
        />
      </FormDialog>
    );
  return (
    <FormDialog
      title={text('conflict.title')}
      onClose={() => void close()}
      submit={text('conflict.continue')}
      onSubmit={() => void close()}
      isBusy={isLoading}
    >
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
            {changes.map((label) => (
              <TableRow key={label}>
                <TableCell>{label}</TableCell>
                <TableCell>{seen.get(label)}</TableCell>
                <TableCell>{now.get(label)}</TableCell>
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
          <Facts rows={entered.map(([label, value]) => [label, label, value])} />
        </>
      )}
    </FormDialog>
  );
}
