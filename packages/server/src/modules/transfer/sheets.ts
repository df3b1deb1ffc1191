import type * as v from 'valibot';
import { languages } from '../../i18n/language.ts';
import { dataReason } from './dataReason.ts';
import { DataError } from './references.ts';
import { type EntrySchema, getFields } from './schemaFields.ts';
import { localized } from './values.ts';

/** Format of a cell. */
type CellType =
  /** Any text; an empty cell is an empty text. */
  | 'text'
  /** A word of a list; an empty cell leaves it unchanged. */
  | 'word'
  /** A name or a time; an empty cell means none. */
  | 'maybe'
  /** An integer; an empty cell leaves it unchanged. */
  | 'whole'
  /** `yes` or `no`; an empty cell leaves it unchanged. */
  | 'flag'
  /** An amount such as 12.50; an empty cell means none. */
  | 'money'
  /** Names separated by spaces. */
  | 'names';

/** A column, or one for each language or currency: `name.en`, `prices.EUR`. */
interface Column {
  readonly name: string;
  readonly type: CellType;
  readonly each?: 'language' | 'currency' | undefined;
}

/** One sheet of a spreadsheet. */
export interface Sheet {
  /** File name. */
  readonly file: string;
  /** Column that identifies a row. */
  readonly key: string;
  readonly columns: readonly Column[];
}

/** The sheet of a kind: a column for each field that fits into a cell. */
export function toSheet<TEntries extends v.ObjectEntries>(
  file: string,
  key: keyof TEntries & string,
  schema: EntrySchema<TEntries>,
): Sheet {
  const columns = columnsOf(schema).map((column) =>
    column.name === key ? { name: key, type: 'text' as const } : column,
  );
  return { file, key, columns };
}

function columnsOf(schema: EntrySchema): readonly Column[] {
  return getFields(schema).flatMap((field) => {
    const { name, value, isNullable, fallback } = field;
    switch (value.type) {
      case 'boolean':
        return { name, type: 'flag' };
      case 'number':
        return { name, type: 'whole' };
      case 'string':
        return { name, type: isNullable ? 'maybe' : fallback === '' ? 'text' : 'word' };
      case 'union':
        return { name, type: isNullable ? 'maybe' : 'word' };
      case 'literal':
      case 'picklist':
        return { name, type: 'word' };
      case 'record':
        return { name, type: 'money', each: 'currency' };
      case 'array':
        return value.item.type === 'string' ? { name, type: 'names' } : [];
      case 'strict_object':
        return value.entries === localized.entries ? { name, type: 'text', each: 'language' } : [];
      case 'variant': {
        const parts = value.options
          .flatMap(columnsOf)
          .map((part) => ({ ...part, name: `${name}.${part.name}` }));
        return [...new Map(parts.map((part) => [part.name, part])).values()];
      }
    }
  });
}

/** The currencies with columns in sheets; others can be added manually. */
const currencies = ['CNY', 'USD', 'JPY', 'EUR', 'KRW', 'GBP', 'CHF', 'CAD'];

/** The first line of a sheet. */
export function getHeaders({ columns: list }: Sheet): string[] {
  return list.flatMap(({ name, each }) => {
    if (each === undefined) return [name];
    return (each === 'language' ? languages : currencies).map((part) => `${name}.${part}`);
  });
}

/** The column of a header; undefined for an unknown one. */
export function findColumn({ columns: list }: Sheet, header: string): Column | undefined {
  return list.find(({ name, each }) => {
    if (each === undefined) return header === name;
    const part = header.startsWith(`${name}.`) ? header.slice(name.length + 1) : '';
    return each === 'language' ? languages.some((language) => language === part) : /^[A-Z]{3}$/u.test(part);
  });
}

/** Parses a cell; undefined leaves the field unchanged. */
export function valueOfCell(type: CellType, cell: string, where: string): unknown {
  const trimmed = cell.trim();
  if (type === 'text') return cell;
  if (type === 'maybe') return trimmed === '' ? null : trimmed;
  if (type === 'names') return trimmed === '' ? [] : trimmed.split(/\s+/u);
  if (trimmed === '') return undefined;
  if (type === 'word') return trimmed;
  if (type === 'money') return parseMinor(trimmed, where);
  if (type === 'flag') return parseFlag(trimmed, where);
  if (!/^-?\d{1,15}$/u.test(trimmed))
    throw new DataError(
      `${where} needs a whole number, but it is "${trimmed}".`,
      dataReason('sheet.whole', { value: trimmed }),
    );
  return Number(trimmed);
}

function parseFlag(cell: string, where: string): boolean {
  const word = cell.toLowerCase();
  if (['yes', 'true', '1'].includes(word)) return true;
  if (['no', 'false', '0'].includes(word)) return false;
  throw new DataError(
    `${where} needs yes or no, but it is "${cell}".`,
    dataReason('sheet.flag', { value: cell }),
  );
}

function parseMinor(cell: string, where: string): number {
  const [, whole = '', cents = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/u.exec(cell) ?? [];
  if (whole === '')
    throw new DataError(
      `${where} needs an amount such as 12.50, but it is "${cell}".`,
      dataReason('sheet.amount', { value: cell }),
    );
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** Formats a value as a cell. */
export function toCell(type: CellType, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (type === 'money' && typeof value === 'number') {
    const digits = String(value).padStart(3, '0');
    return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return guard(value.map(String).join(' '));
  return typeof value === 'number' ? String(value) : guard(typeof value === 'string' ? value : '');
}

const formula = /^'*[=+\-@\t\r＝＋－＠]/u;

/** Spreadsheets execute text that starts like a formula; a leading apostrophe prevents that. */
function guard(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The inverse of the guard. */
export function unguard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
