import { languages } from '../../i18n/language.ts';
import { DataError } from './references.ts';

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

/** Columns of one type; their names are separated by spaces. */
const columns = (type: CellType, names: string, each?: Column['each']): readonly Column[] =>
  names.split(' ').map((name) => ({ name, type, each }));
const texts = (names: string) => columns('text', names, 'language');
const amounts = (names: string) => columns('money', names, 'currency');

export const categoriesSheet: Sheet = {
  file: 'categories.csv',
  key: 'slug',
  columns: [
    ...columns('text', 'slug'),
    ...columns('maybe', 'parent'),
    ...texts('name'),
    ...columns('text', 'image flagText'),
    ...columns('whole', 'weigh'),
    ...columns('word', 'status'),
  ],
};

export const productsSheet: Sheet = {
  file: 'goods.csv',
  key: 'slug',
  columns: [
    ...columns('text', 'slug'),
    ...columns('word', 'category'),
    ...columns('maybe', 'brand'),
    ...columns('word', 'status'),
    ...columns('flag', 'isRecommended isHot isNew isBest isIndex isAbroad'),
    ...columns('names', 'images guarantees'),
    ...columns('text', 'video'),
    ...columns('whole', 'weightGrams buyMin buyLimit sales weigh'),
    ...columns('word', 'createtime'),
    ...texts('title subtitle'),
  ],
};

export const skusSheet: Sheet = {
  file: 'skus.csv',
  key: 'sn',
  columns: [
    ...columns('text', 'sn good'),
    ...columns('names', 'values'),
    ...columns('text', 'image'),
    ...columns('whole', 'stock weigh'),
    ...columns('flag', 'isActive'),
    ...amounts('prices marketPrices'),
  ],
};

const reductionColumns = [
  ...columns('word', 'reduction.kind'),
  ...columns('whole', 'reduction.percentOff'),
  ...amounts('reduction.amounts threshold'),
];

export const couponsSheet: Sheet = {
  file: 'coupons.csv',
  key: 'slug',
  columns: [
    ...columns('text', 'slug'),
    ...texts('name'),
    ...reductionColumns,
    ...columns('names', 'goods categories brands'),
    ...columns('word', 'audience mode createtime'),
    ...columns('whole', 'perPerson total validDays weigh'),
    ...columns('maybe', 'begintime endtime validFrom validTo'),
    ...columns('flag', 'isOpen isActive'),
  ],
};

export const codesSheet: Sheet = {
  file: 'codes.csv',
  key: 'code',
  columns: [
    ...columns('text', 'code'),
    ...texts('name'),
    ...reductionColumns,
    ...columns('whole', 'total perPerson'),
    ...columns('maybe', 'begintime endtime'),
    ...columns('flag', 'isActive'),
  ],
};

export const freightSheet: Sheet = {
  file: 'freight.csv',
  key: 'country',
  columns: [
    ...columns('text', 'country'),
    ...columns('whole', 'firstGrams stepGrams days'),
    ...amounts('firstFee stepFee freeOver'),
  ],
};

/** The currencies with columns in sheets; others can be added manually. */
const currencies = ['CNY', 'USD', 'JPY', 'EUR', 'KRW', 'GBP', 'CHF', 'CAD'];

/** The first line of a sheet. */
export function headersOf({ columns: list }: Sheet): string[] {
  return list.flatMap(({ name, each }) => {
    if (each === undefined) return [name];
    return (each === 'language' ? languages : currencies).map((part) => `${name}.${part}`);
  });
}

/** The column of a header; undefined for an unknown one. */
export function columnOf({ columns: list }: Sheet, header: string): Column | undefined {
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
  if (type === 'money') return minorOf(trimmed, where);
  if (type === 'flag') return flagOf(trimmed, where);
  if (!/^-?\d{1,15}$/u.test(trimmed))
    throw new DataError(`${where} needs a whole number, but it is "${trimmed}".`);
  return Number(trimmed);
}

function flagOf(cell: string, where: string): boolean {
  const word = cell.toLowerCase();
  if (['yes', 'true', '1'].includes(word)) return true;
  if (['no', 'false', '0'].includes(word)) return false;
  throw new DataError(`${where} needs yes or no, but it is "${cell}".`);
}

function minorOf(cell: string, where: string): number {
  const [, whole = '', cents = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/u.exec(cell) ?? [];
  if (whole === '') throw new DataError(`${where} needs an amount such as 12.50, but it is "${cell}".`);
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** Formats a value as a cell. */
export function cellOf(type: CellType, value: unknown): string {
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
