import type { OperatorEndpoint } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import type { ClientCommand } from './clientCommand.ts';
import { loadPage, type PageQuery, type PageReply } from './loadPage.ts';
import { noPage, readArguments, readPage, unknownArgument } from './readArguments.ts';
import { done, refused } from './results.ts';

const shown = 50;

/** Fields of a call that lists something, all of them texts. */
export type ListInput = PageQuery & Readonly<Record<string, string | undefined>>;

/** A command that prints a list, an item per line. */
export interface ListWords<TItem> {
  readonly name: string;
  readonly summary: string;
  readonly call: OperatorEndpoint;
  /** Filters `name=value` with what the help shows as their values. @default none */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Words that stand for filters. @default none */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** Filters without any of these words. @default none */
  readonly initial?: Readonly<Record<string, string>> | undefined;
  readonly load: (client: OperatorClient, input: ListInput) => Promise<PageReply<TItem>>;
  /** Its cells. */
  readonly toLine: (item: TItem) => readonly (string | number)[];
  /** What an empty list is called. */
  readonly empty: string;
}

/** Creates a command that prints a list, page by page. */
export function listCommand<TItem>({
  name,
  summary,
  call,
  fields = {},
  words = {},
  initial = {},
  load,
  toLine,
  empty,
}: ListWords<TItem>): ClientCommand {
  const names = Object.keys(fields);
  return {
    name,
    usage: [
      ...Object.keys(words).map((word) => `[${word}]`),
      ...Object.entries(fields).map(([field, value]) => `[${field}=${value}]`),
      '[page=2] [--json]',
    ].join(' '),
    summary,
    calls: [call],
    hasJson: true,
    async run({ client }, args) {
      const read = readArguments(args, { fields: [...names, 'page'] });
      if (typeof read === 'string') return unknownArgument(read);
      const unknown = read.words.find((word) => !Object.hasOwn(words, word));
      if (unknown !== undefined) return unknownArgument(unknown);
      const page = readPage(read.fields.get('page'));
      if (page === null) return noPage;
      const given = Object.fromEntries(names.map((field) => [field, read.fields.get(field)]));
      const [chosen = initial] = read.words.map((word) => words[word] ?? {});
      const { items, hasMore } = await loadPage(
        (query) => load(client, { ...given, ...chosen, ...query }),
        page,
        shown,
      );
      if (items.length === 0) return page === 1 ? done(empty, []) : refused('There are fewer pages.');
      const lines = items.map((item) => toLine(item).join('\t'));
      return done([...lines, ...(hasMore ? [`page=${page + 1} shows more.`] : [])].join('\n'), items);
    },
  };
}
