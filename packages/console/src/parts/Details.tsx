import type { Detail } from './detailsOf.tsx';
import { Facts, type FactsProps } from './Facts.tsx';
import { useWords, type Words } from './useWords.ts';

export interface DetailsProps<TRecord> {
  readonly record: TRecord;
  readonly details: readonly Detail<TRecord>[];
  /** Rows whose labels depend on the record. @default none */
  readonly more?: ((record: TRecord, words: Words) => FactsProps['rows']) | undefined;
}

/** What is known of a record, one below the other, without what it does not have. */
export function Details<TRecord>({ record, details, more }: DetailsProps<TRecord>) {
  const words = useWords();
  const rows = details.map((detail, index) => {
    const shown = (detail.render ?? detail.read)(record, words);
    const isEmpty = shown === '' || shown === null || typeof detail.label !== 'string';
    return isEmpty ? null : ([String(index), words.text(detail.label), shown] as const);
  });
  return <Facts rows={[...rows, ...(more?.(record, words) ?? [])]} />;
}
