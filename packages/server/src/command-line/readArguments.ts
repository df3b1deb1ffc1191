import { counted } from '../modules/operator/counted.ts';
import type { Refusal } from './clientCommand.ts';

/** Arguments of a command by kind. */
export interface CommandArguments {
  /** Positional arguments, in their order. */
  readonly words: readonly string[];
  /** `--name`. */
  readonly flags: ReadonlySet<string>;
  /** `name=value` or `--name=value`. */
  readonly fields: ReadonlyMap<string, string>;
}

/** The named arguments that a command supports. */
export interface KnownArguments {
  readonly flags?: readonly string[] | undefined;
  readonly fields?: readonly string[] | undefined;
}

/** Parses the arguments of a command; returns the first unknown argument instead when there is one. */
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

/** Parses a page number, 1 by default; null when invalid. */
export function readPage(text: string | undefined): number | null {
  if (text === undefined) return 1;
  return /^[1-9]\d{0,5}$/u.test(text) ? Number(text) : null;
}

/** Result of a command for an invalid page number. */
export const noPage: Refusal = {
  status: 'refused',
  text: 'A page is a number of at least 1, such as page=2.',
};

/** Number of pages of a list, at least 1; a refusal where the requested page is after the last one. */
export function pageCount(total: number, pageSize: number, page: number): number | Refusal {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (page <= pages) return pages;
  const text = `There ${pages === 1 ? 'is' : 'are'} only ${counted(pages, 'page')}.`;
  return { status: 'refused', text };
}

/** Result of a command with an unknown argument. */
export function unknownArgument(arg: string): Refusal {
  return {
    status: 'refused',
    text: `Unknown argument "${arg}"; \`help\` lists the arguments of this command.`,
  };
}
