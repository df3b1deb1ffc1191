import type { Description } from '../parts/ConflictDialog.tsx';
import { isRecord } from '../parts/isRecord.ts';
import type { Shape } from '../settings/toShape.ts';
import { useFieldName } from '../settings/useFieldName.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import type { RecordKind } from './RecordKind.ts';
import type { Fields } from './shapes.ts';

/** What people read of a record of a kind, field by field. */
export function useDescription(kind: RecordKind): (record: unknown) => Description {
  const describe = useFieldsDescription(kind);
  return (record) => (isRecord(record) ? describe(kind.toForm?.(record) ?? record) : new Map());
}

/** The same of values of the form. */
export function useFieldsDescription(kind: RecordKind): (value: Fields) => Description {
  const text = useText();
  const nameOf = useFieldName();
  const { time } = useFormat();
  const show = (shape: Shape, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (shape.kind === 'switch') return text(value === true ? 'audit.yes' : 'audit.no');
    if (shape.kind === 'time') return typeof value === 'number' ? time(value) : '–';
    if (shape.kind === 'choice' && typeof value === 'string') return nameOf(value, kind.name);
    if (shape.kind === 'list' && Array.isArray(value))
      return value.map((one) => show(shape.item, one)).join('; ');
    if (shape.kind === 'fields' && isRecord(value))
      return shape.fields
        .filter(({ name }) => value[name] !== undefined && value[name] !== '')
        .map(({ name, shape: inner }) =>
          text('audit.argument', { name: nameOf(name, kind.name), value: show(inner, value[name]) }),
        )
        .join(', ');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  };
  return (value) =>
    new Map(
      kind
        .shape(value, false)
        .fields.filter(({ name }) => name in value)
        .map(({ name, shape }) => [nameOf(name, kind.name), show(shape, value[name])]),
    );
}
