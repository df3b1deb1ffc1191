import type { Scope } from '@pawlet/operator';
import type { ReactNode } from 'react';
import type { Detail } from '../parts/detailsOf.tsx';
import { Details } from '../parts/Details.tsx';
import { Section } from '../parts/Section.tsx';
import { useDescription } from '../parts/useDescription.ts';
import { type RecordAction, RecordActions } from './RecordActions.tsx';
import type { Versioned } from './useRecordForm.tsx';

export interface OverviewProps<TRecord> {
  readonly title: string;
  readonly record: TRecord;
  readonly details: readonly Detail<TRecord>[];
  /** Who may do what can be done with it. */
  readonly scope: Scope;
  /** Parameters of the calls. */
  readonly params: Readonly<Record<string, string>>;
  readonly actions: readonly RecordAction[];
  /** Between the buttons and the details. @default nothing */
  readonly children?: ReactNode;
}

/** What is known of a record, and what can be done with it now. */
export function Overview<TRecord extends Versioned>({
  title,
  record,
  details,
  children,
  ...actions
}: OverviewProps<TRecord>) {
  const describe = useDescription(details);
  return (
    <Section title={title}>
      <RecordActions {...actions} record={record} describe={describe} />
      {children}
      <Details record={record} details={details} />
    </Section>
  );
}
