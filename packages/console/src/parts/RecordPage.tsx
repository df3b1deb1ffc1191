import { Stack } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { type RaRecord, Title, useGetOne, useResourceContext } from 'react-admin';
import { useParams } from 'react-router';
import type { ConsoleParameters } from '../texts/consoleTexts.ts';
import { Loaded } from './Loaded.tsx';
import { RecordNeighbors } from './RecordNeighbors.tsx';
import { useWords, type Words } from './useWords.ts';

export interface RecordPageProps<TRecord> {
  /** Title by the id in the address, which is known before the record is loaded. */
  readonly title: (id: string) => string;
  readonly children: (record: TRecord) => ReactNode;
}

/** Keeps whole records apart from the entries of the list, which are shorter and are kept under the same ids. */
const whole = { isWhole: true };

/** One record of an area: loading, failed, not found, or its content. */
export function RecordPage<TRecord extends RaRecord>({ title, children }: RecordPageProps<TRecord>) {
  const resource = useResourceContext() ?? '';
  const { id = '' } = useParams();
  const query = useGetOne<TRecord>(resource, { id, meta: whole });
  return (
    <Stack spacing={2} sx={{ py: 2, minWidth: 0 }}>
      <Title title={<span>{title(id)}</span>} />
      <RecordNeighbors area={resource} id={id} />
      {/* What was entered belongs to one record, and not to the next one. */}
      <Loaded key={id} query={query}>
        {children}
      </Loaded>
    </Stack>
  );
}

type NumberedKey = {
  [K in keyof ConsoleParameters]: ConsoleParameters[K] extends 'number' ? K : never;
}[keyof ConsoleParameters];

/** A page of records whose title has their number or name. */
export function createRecordPage<TRecord extends RaRecord>(
  title: NumberedKey,
  render: (record: TRecord, words: Words) => ReactNode,
): ComponentType {
  return function DescribedRecord() {
    const words = useWords();
    return (
      <RecordPage<TRecord> title={(number) => words.text(title, { number })}>
        {(record) => render(record, words)}
      </RecordPage>
    );
  };
}
