import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, type Theme } from '@mui/material';
import type { MouseEvent } from 'react';
import type { Detail } from './detailsOf.tsx';
import { useWords } from './useWords.ts';
import { useIsScrollable } from './useIsScrollable.ts';

export interface ColumnsProps<TRecord> {
  /** Names the table for assistive technology. */
  readonly label: string;
  readonly records: readonly TRecord[];
  readonly columns: readonly Detail<TRecord>[];
  /** @default the `id` of the record */
  readonly toKey?: (record: TRecord) => string | number;
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

/** What does something itself: a row that also opened its record would make a second entry in the history. */
const doesSomething = (target: EventTarget) =>
  target instanceof Element && target.closest('a,button,input,label,summary') !== null;

/** Records in rows: a table, or blocks one below the other on phones. Wide tables scroll by themselves. */
export function Columns<TRecord extends object>({
  label,
  records,
  columns,
  toKey = (record) => (record as { readonly id: string | number }).id,
  onOpen,
}: ColumnsProps<TRecord>) {
  const words = useWords();
  const [ref, isScrollable] = useIsScrollable();
  const shown = columns
    .filter(({ scope }) => scope === undefined || words.may(scope))
    .map(({ label: Label, align = 'left', isSecondary = false, read, render }, index) => ({
      index,
      name: typeof Label === 'string' ? words.text(Label) : '',
      head: typeof Label === 'string' ? words.text(Label) : <Label />,
      show: render ?? read,
      cell: {
        align,
        sx: isSecondary ? { display: { xs: 'none !important', lg: 'table-cell !important' } } : {},
      },
    }));
  return (
    <TableContainer ref={ref} {...(isScrollable && { tabIndex: 0, role: 'region', 'aria-label': label })}>
      <Table size="small" aria-label={label} sx={onPhones}>
        <TableHead>
          <TableRow>
            {shown.map(({ index, head, cell }) => (
              <TableCell key={index} {...cell}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <TableRow
              key={toKey(record)}
              hover={onOpen !== undefined}
              {...(onOpen === undefined
                ? {}
                : {
                    onClick: ({ target }: MouseEvent) => (doesSomething(target) ? undefined : onOpen(record)),
                    sx: { cursor: 'pointer' },
                  })}
            >
              {shown.map(({ index, name, show, cell }) => (
                <TableCell key={index} data-label={name} {...cell}>
                  {show(record, words)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
