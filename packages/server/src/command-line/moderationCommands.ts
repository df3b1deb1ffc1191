import { moderationCalls, textKinds } from '@pawlet/operator';
import { pageCount, readArguments, readPage, unknownArgument } from './readArguments.ts';
import { momentCell } from '../modules/operator/toCsv.ts';
import type { ClientCommand } from './clientCommand.ts';
import { loadPage } from './loadPage.ts';
import { done, refused, withTexts } from './results.ts';
import { stepCommand } from './stepCommand.ts';

const shown = 50;
const longestText = 1000;
const idPattern = /^\d{1,9}$/u;

type TextKind = (typeof textKinds)[number];

const heldCommand: ClientCommand = {
  name: 'held',
  usage: '[author=<id>] [page=2] [--json]',
  summary: 'lists held reviews, questions and answers in full, each author in turn',
  calls: [moderationCalls.listHeld],
  hasJson: true,
  async run({ client }, args) {
    const read = readArguments(args, { fields: ['author', 'page'] });
    if (typeof read === 'string') return unknownArgument(read);
    if (read.words[0] !== undefined) return unknownArgument(read.words[0]);
    const page = readPage(read.fields.get('page'));
    const author = read.fields.get('author');
    if (page === null || (author !== undefined && !idPattern.test(author)))
      return refused('Enter a page such as page=2, or an author by number.');
    const { items, first } = await loadPage(
      async (query) => (await client.call(moderationCalls.listHeld, { input: { ...query, author } })).data,
      page,
      shown,
    );
    const { total } = first;
    const pages = pageCount(total, shown, page);
    if (typeof pages !== 'number') return pages;
    const lines = items.map(
      ({ kind, id, content, author: writer, heldByAuthor, created }) =>
        `${kind}\t${id}\tauthor ${writer.id} (${heldByAuthor} held)\t${momentCell(created)}\t${content.replaceAll(/\s+/gu, ' ')}`,
    );
    return done(
      total === 0 ? 'Nothing waits.' : [...lines, `${total} held, page ${page} of ${pages}.`].join('\n'),
      { total, page, pages, held: items },
    );
  },
};

/** Texts for a refused step with a review, question or answer. */
const toTexts = (what: string, state: string) => ({
  'not-found': `There is no ${what}.`,
  decided: `${what} is ${state}.`,
  'not-published': `${what} is not published.`,
});

function publishCommand(kind: TextKind): ClientCommand {
  return stepCommand({
    name: `publish-${kind}`,
    argument: 'id',
    summary: `publishes a held ${kind}`,
    call: moderationCalls.publishText,
    toParams: (id) => ({ kind, id }),
    texts: (id) => toTexts(`${kind} ${id}`.trim(), 'already published'),
    toText: (id) => `${kind} ${id} is published.`,
  });
}

const steps = {
  refuse: {
    call: moderationCalls.refuseText,
    done: 'is refused.',
    summary: (kind: TextKind) => `rejects a held ${kind}; its author sees the reason`,
  },
  hide: {
    call: moderationCalls.hideText,
    done: 'is hidden.',
    summary: (kind: TextKind) => `hides a published ${kind}; its author sees the reason`,
  },
} as const;

function refuseCommand(step: keyof typeof steps, kind: TextKind): ClientCommand {
  const { call, done: result, summary } = steps[step];
  return {
    name: `${step}-${kind}`,
    usage: '<id> <reason>',
    summary: summary(kind),
    calls: [call],
    async run({ client }, [id = '', ...words]) {
      const reason = words.join(' ').trim().slice(0, longestText);
      if (reason === '') return refused('Enter a reason: the author sees it.');
      const what = `${kind} ${id}`.trim();
      return withTexts(toTexts(what, 'not held'), async () => {
        await client.call<typeof call>(call, { params: { kind, id }, input: { reason } });
        return done(`${what} ${result}`);
      });
    },
  };
}

function replyCommand(
  kind: 'review' | 'question',
  { name, summary, result }: { readonly name: string; readonly summary: string; readonly result: string },
): ClientCommand {
  return {
    name,
    usage: '<id> <text>',
    summary,
    calls: [moderationCalls.replyToText],
    async run({ client }, [id = '', ...words]) {
      const content = words.join(' ').trim().slice(0, longestText);
      if (content === '') return refused(`Enter the text of the ${result}.`);
      const what = `${kind} ${id}`.trim();
      return withTexts(toTexts(what, 'not published'), async () => {
        await client.call(moderationCalls.replyToText, { params: { kind, id }, input: { content } });
        return done(`${what} has the ${result} of the shop.`);
      });
    },
  };
}

/** Moderation of reviews, questions and answers. */
export const moderationCommands: readonly ClientCommand[] = [
  heldCommand,
  publishCommand('review'),
  replyCommand('review', {
    name: 'reply-review',
    summary: 'adds the shop’s reply to a review',
    result: 'reply',
  }),
  publishCommand('question'),
  publishCommand('answer'),
  replyCommand('question', {
    name: 'answer-question',
    summary: 'adds the shop’s answer to a published question; published at once',
    result: 'answer',
  }),
  ...textKinds.flatMap((kind) => [refuseCommand('refuse', kind), refuseCommand('hide', kind)]),
];
