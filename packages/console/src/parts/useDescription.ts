import type { Description } from './ConflictDialog.tsx';
import type { Detail } from './detailsOf.tsx';
import { isRecord } from './isRecord.ts';
import { useWords } from './useWords.ts';

/** What people read of a record by label, to see what somebody else has changed in it. */
export function useDescription<TRecord>(
  details: readonly Detail<TRecord>[],
): (record: unknown) => Description {
  const words = useWords();
  return (record) =>
    new Map(
      isRecord(record)
        ? details.flatMap(({ name, label, read }) =>
            name === undefined || typeof label !== 'string' || !(name in record)
              ? []
              : // The shop returns the record with a conflict as it does otherwise.
                [[words.text(label), read(record as TRecord, words)] as const],
          )
        : [],
    );
}
