import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Columns, type ColumnsProps } from './Columns.tsx';
import { Section } from './Section.tsx';

export interface TableSectionProps<TRecord> extends Omit<ColumnsProps<TRecord>, 'label'> {
  readonly title: string;
  /** What it means that there is nothing. @default the section is left out */
  readonly empty?: string;
  /** Below the table. @default nothing */
  readonly children?: ReactNode;
}

/** A part of a page that is a table. */
export function TableSection<TRecord extends object>({
  title,
  empty,
  children,
  ...table
}: TableSectionProps<TRecord>) {
  const isEmpty = table.records.length === 0;
  if (isEmpty && empty === undefined) return null;
  return (
    <Section title={title}>
      {isEmpty ? <Typography>{empty}</Typography> : <Columns {...table} label={title} />}
      {children}
    </Section>
  );
}
