import type { Description } from '../parts/ConflictDialog.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { useWords } from '../parts/useWords.ts';
import type { Shape } from '../settings/toShape.ts';
import { useFieldName } from '../settings/useFieldName.ts';
import { type RecordKind, toForm } from './RecordKind.ts';
import type { Fields } from './shapes.ts';

/** What people read of a record of a kind, field by field, and of the values of its form. */
export function useKindDescription(kind: RecordKind) {
  const words = useWords();
  const nameOf = useFieldName();
  const toLabel = (name: string, { label }: Shape) =>
    label === undefined ? nameOf(name, kind.name) : words.text(label);
  const show = (shape: Shape, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (shape.kind === 'switch') return words.text(value === true ? 'audit.yes' : 'audit.no');
    if (shape.kind === 'time') return typeof value === 'number' ? words.time(value) : '–';
    if (shape.kind === 'choice' && typeof value === 'string')
      return shape.nameOf?.(value, words) ?? nameOf(value, kind.name);
    if (shape.kind === 'own' && shape.describe !== undefined) return shape.describe(value, words);
    if (shape.kind === 'list' && Array.isArray(value))
      return value.map((one) => show(shape.item, one)).join('; ');
    if (shape.kind === 'fields' && isRecord(value))
      return shape.fields
        .filter(({ name }) => value[name] !== undefined && value[name] !== '')
        .map(({ name, shape: inner }) =>
          words.text('audit.argument', { name: toLabel(name, inner), value: show(inner, value[name]) }),
        )
        .join(', ');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  };
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
