import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

/** One column of a table. */
export interface Column<TRecord> {
  readonly name: string;
  readonly label: ReactNode;
  /** @default left */
  readonly align?: 'left' | 'right';
  /** Shown only where there is much room. @default false */
  readonly isSecondary?: boolean;
  readonly render: (record: TRecord) => ReactNode;
}

export interface ColumnsProps<TRecord> {
  /** Names the table for assistive technology. */
  readonly label: string;
  readonly records: readonly TRecord[];
  readonly columns: readonly Column<TRecord>[];
  /** Opens a record by a click anywhere in its row; the row has a link too. @default it opens nothing */
  readonly onOpen?: ((record: TRecord) => void) | undefined;
}

/** Each row is a block with its labels on phones. */
const onPhones = (theme: Theme) => ({
  '& td': { overflowWrap: 'break-word' },
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tr': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': { py: 1, borderBottom: 1, borderColor: 'divider' },
    '& tbody td': {
      display: 'flex',
      // Cells on the right reverse their content otherwise.
      flexDirection: 'row',
      justifyContent: 'space-between',
      gap: 2,
      textAlign: 'right',
      border: 0,
      overflowWrap: 'anywhere',
    },
    '& tbody td:empty': { display: 'none' },
    '& tbody td::before': {
      content: 'attr(data-label)',
      color: 'text.secondary',
      textAlign: 'left',
      whiteSpace: 'nowrap',
    },
  },
});

/** Records in rows: a table, or blocks one below the other on phones. Wide tables scroll by themselves. */
export function Columns<TRecord extends { readonly id: string | number }>({
  label,
  records,
  columns,
  onOpen,
}: ColumnsProps<TRecord>) {
  const display = (column: Column<TRecord>) =>
    column.isSecondary === true ? { display: { xs: 'none !important', lg: 'table-cell !important' } } : {};
  return (
    <TableContainer>
      <Table size="small" aria-label={label} sx={onPhones}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.name} align={column.align ?? 'left'} sx={display(column)}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <TableRow
              key={record.id}
              hover={onOpen !== undefined}
              {...(onOpen === undefined ? {} : { onClick: () => onOpen(record), sx: { cursor: 'pointer' } })}
            >
              {columns.map((column) => (
                <TableCell
                  key={column.name}
                  align={column.align ?? 'left'}
                  data-label={typeof column.label === 'string' ? column.label : ''}
                  sx={display(column)}
                >
                  {column.render(record)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
