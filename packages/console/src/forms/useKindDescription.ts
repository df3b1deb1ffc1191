import type { Description } from '../parts/ConflictDialog.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { useWords } from '../parts/useWords.ts';
import { useShapeWords } from '../settings/useShapeWords.ts';
import { type RecordKind, toForm } from './RecordKind.ts';
import type { Fields } from './shapes.ts';

/** What people read of a record of a kind, field by field, and of the values of its form. */
export function useKindDescription(kind: RecordKind) {
  const words = useWords();
  const { toLabel, show } = useShapeWords(kind.name);
  const describeFields = (value: Fields): Description =>
    new Map(
      kind
        .shape(value, false)
        .fields.filter(({ name }) => name in value)
        .flatMap(({ name, shape }) =>
          shape.kind === 'own' && shape.list !== undefined
            ? [...shape.list(value[name], words)]
            : [[toLabel(name, shape), show(shape, value[name])] as const],
        ),
    );
  return {
    describeFields,
    describe: (record: unknown): Description =>
      isRecord(record) ? describeFields(toForm(kind, record)) : new Map(),
  };
}
