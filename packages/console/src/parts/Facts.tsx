import { Table, TableBody, TableCell, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

export interface FactsProps {
  /** Key, label and value; null leaves a row out. */
  readonly rows: readonly (readonly [key: string, label: ReactNode, value: ReactNode] | null)[];
  /** Values that are compared, such as amounts, are aligned. @default left */
  readonly align?: 'left' | 'right';
}

/** Labels and values, one below the other. */
export function Facts({ rows, align = 'left' }: FactsProps) {
  return (
    <Table size="small">
      <TableBody>
        {rows.map((row) =>
          row === null ? null : (
            <TableRow key={row[0]}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'break-word', pl: 0, minWidth: 100 }}>
                {row[1]}
              </TableCell>
              <TableCell align={align} sx={{ pr: 0, minWidth: 150, overflowWrap: 'anywhere' }}>
                {row[2]}
              </TableCell>
            </TableRow>
          ),
        )}
      </TableBody>
    </Table>
  );
}
