import { counted } from './counted.ts';

/** Arguments of a command, by their kind. */
export interface CommandArguments {
  /** Neither flag nor field, in the order in which they were given. */
  readonly words: readonly string[];
  /** `--name`. */
  readonly flags: ReadonlySet<string>;
  /** `name=value` or `--name=value`. */
  readonly fields: ReadonlyMap<string, string>;
}

/** What a command knows by name. */
export interface KnownArguments {
  readonly flags?: readonly string[] | undefined;
  readonly fields?: readonly string[] | undefined;
}

/** Reads the arguments of a command; the text of the first one that it does not know in place of them. */
export function readArguments(
  args: readonly string[],
  { flags: knownFlags = [], fields: knownFields = [] }: KnownArguments,
): CommandArguments | string {
  const words: string[] = [];
  const flags = new Set<string>();
  const fields = new Map<string, string>();
  for (const arg of args) {
    const field = /^(?:--)?([a-z-]+)=(.*)$/su.exec(arg);
    if (field?.[1] !== undefined) {
      if (!knownFields.includes(field[1])) return arg;
      fields.set(field[1], field[2]?.trim() ?? '');
    } else if (arg.startsWith('--')) {
      if (!knownFlags.includes(arg.slice(2))) return arg;
      flags.add(arg.slice(2));
    } else {
      words.push(arg);
    }
  }
  return { words, flags, fields };
}

/** What a command returns when it does not do what was asked. */
export interface Refusal {
  readonly status: 'refused';
  readonly text: string;
}

/** Reads a page number, 1 by default; null for what is none. */
export function readPage(text: string | undefined): number | null {
  if (text === undefined) return 1;
  return /^[1-9]\d{0,5}$/u.test(text) ? Number(text) : null;
}

/** What a command returns for a page that is no number. */
export const noPage: Refusal = {
  status: 'refused',
  text: 'A page is a number from 1 on, such as page=2.',
};

/** How many pages a list has, at least 1; a refusal where the page asked for lies after the last one. */
export function pageCount(total: number, pageSize: number, page: number): number | Refusal {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (page <= pages) return pages;
  const text = `There ${pages === 1 ? 'is' : 'are'} only ${counted(pages, 'page')}.`;
  return { status: 'refused', text };
}

/** Reads the page of a command that takes nothing else; a refusal for any other argument. */
export function readOnlyPage(args: readonly string[]): number | Refusal {
  const read = readArguments(args, { fields: ['page'] });
  if (typeof read === 'string') return unknownArgument(read);
  const page = readPage(read.fields.get('page'));
  if (page !== null && read.words.length === 0) return page;
  return { status: 'refused', text: 'Name nothing, or a page such as page=2.' };
}

/** What a command returns when it does not know an argument. */
export function unknownArgument(arg: string): Refusal {
  return { status: 'refused', text: `There is no "${arg}" here; \`help\` lists what this command takes.` };
}
