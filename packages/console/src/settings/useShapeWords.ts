import { isRecord } from '../parts/isRecord.ts';
import { useWords } from '../parts/useWords.ts';
import type { Shape } from './toShape.ts';
import { useFieldName } from './useFieldName.ts';

/** Values as people read them, by label. */
export type ValueRows = readonly (readonly [label: string, words: string])[];

/** What people read of the values of a setting, or of records of a kind, by their shapes. */
export function useShapeWords(setting: string) {
  const words = useWords();
  const nameOf = useFieldName();
  const toLabel = (name: string, { label }: Shape) =>
    label === undefined ? nameOf(name, setting) : words.text(label);
  const toEntries = (shape: Shape, value: Readonly<Record<string, unknown>>): ValueRows => {
    const inner =
      shape.kind === 'fields'
        ? shape.fields
        : shape.kind === 'map'
          ? shape.names.map((name) => ({ name, shape: shape.value }))
          : [];
    return inner
      .filter(({ name }) => value[name] !== undefined && value[name] !== '')
      .map(({ name, shape: one }) => [toLabel(name, one), show(one, value[name])] as const);
  };
  const show = (shape: Shape, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    switch (shape.kind) {
      case 'switch':
        return words.text(value === true ? 'audit.yes' : 'audit.no');
      case 'time':
        return typeof value === 'number' ? words.time(value) : '–';
      case 'choice':
        if (typeof value === 'string' || typeof value === 'number')
          return shape.nameOf?.(String(value), words) ?? nameOf(value, setting);
        break;
      case 'nullable':
        return show(shape.inner, value);
      case 'variants': {
        const isChosen = typeof value === 'string' || typeof value === 'number';
        const found = shape.variants.find(({ kind }) => (kind === 'choice') === isChosen);
        if (found !== undefined) return show(found, value);
        break;
      }
      case 'own':
        if (shape.describe !== undefined) return shape.describe(value, words);
        break;
      case 'list':
        if (Array.isArray(value)) return value.map((one) => show(shape.item, one)).join('; ');
        break;
      case 'fields':
      case 'map':
        if (isRecord(value))
          return toEntries(shape, value)
            .map(([name, shown]) => words.text('audit.argument', { name, value: shown }))
            .join(', ');
        break;
      case 'number':
      case 'text':
      case 'json':
        break;
      default:
        return shape satisfies never;
    }
    return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  };
  /** Field by field where there are some, otherwise under one label. */
  const list = (shape: Shape, value: unknown, label: string): ValueRows => {
    if (shape.kind === 'nullable' && value !== null) return list(shape.inner, value, label);
    const rows = isRecord(value) ? toEntries(shape, value) : [];
    return rows.length > 0 ? rows : [[label, show(shape, value)]];
  };
  return { toLabel, show, list };
}
