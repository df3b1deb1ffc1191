import type { CommandResult, OperatorCommand } from '../operator/command.ts';
import { pageCount, readArguments, readPage, unknownArgument } from '../operator/readArguments.ts';
import { momentCell } from '../operator/toCsv.ts';
import {
  answerQuestion,
  findHeldFairly,
  type ModerationResult,
  publishHeld,
  refuseText,
  replyReview,
  type TextKind,
} from './moderation.ts';

const shown = 50;
const longestReply = 1000;

function readId(text: string | undefined): number {
  return text !== undefined && /^\d{1,9}$/u.test(text) ? Number(text) : 0;
}

function told(result: ModerationResult, what: string, done: string): CommandResult {
  if (result === 'done') return { status: 'done', text: `${what} ${done}` };
  if (result === 'already-done') return { status: 'refused', text: `${what} is already published.` };
  return { status: 'refused', text: `There is no ${what}.` };
}

function publishCommand(kind: TextKind): OperatorCommand {
  return {
    name: `publish-${kind}`,
    usage: '<id>',
    summary: `publishes a held ${kind}`,
    async run({ db }, [id], now) {
      const result = await publishHeld(db, { kind, id: readId(id) }, now);
      return told(result, `${kind} ${id ?? ''}`.trim(), 'is published.');
    },
  };
}

const steps = {
  refuse: {
    done: 'is refused.',
    summary: (kind: TextKind) => `rejects a held ${kind}; its author sees the reason`,
  },
  hide: {
    done: 'is hidden.',
    summary: (kind: TextKind) => `hides a published ${kind}; its author sees the reason`,
  },
} as const;

function refuseCommand(step: keyof typeof steps, kind: TextKind): OperatorCommand {
  return {
    name: `${step}-${kind}`,
    usage: '<id> <reason>',
    summary: steps[step].summary(kind),
    async run({ db }, [id, ...words], now) {
      const reason = words.join(' ').trim().slice(0, longestReply);
      if (reason === '') return { status: 'refused', text: 'Enter a reason: the author sees it.' };
      const what = `${kind} ${id ?? ''}`.trim();
      const result = await refuseText(db, { kind, id: readId(id), step }, reason, now);
      if (result === 'already-done')
        return { status: 'refused', text: `${what} is not ${step === 'hide' ? 'published' : 'held'}.` };
      return told(result, what, steps[step].done);
    },
  };
}

const heldCommand: OperatorCommand = {
  name: 'held',
  usage: '[author=<id>] [page=2] [--json]',
  summary: 'lists held reviews, questions and answers in full, each author in turn',
  hasJson: true,
  async run({ db }, args, now) {
    const read = readArguments(args, { fields: ['author', 'page'] });
    if (typeof read === 'string') return unknownArgument(read);
    if (read.words[0] !== undefined) return unknownArgument(read.words[0]);
    const page = readPage(read.fields.get('page'));
    const author = read.fields.get('author');
    const userId = author === undefined ? undefined : readId(author);
    if (page === null || userId === 0)
      return { status: 'refused', text: 'Enter a page such as page=2, or an author by number.' };
    const filter = { before: now, userId, offset: (page - 1) * shown, limit: shown };
    const { entries, total } = await findHeldFairly(db, filter);
    const pages = pageCount(total, shown, page);
    if (typeof pages !== 'number') return pages;
    const lines = entries.map(
      ({ kind, id, content, userId: writer, ofAuthor, createtime }) =>
        `${kind}\t${id}\tauthor ${writer} (${ofAuthor} held)\t${momentCell(createtime)}\t${content.replaceAll(/\s+/gu, ' ')}`,
    );
    return {
      status: 'done',
      text:
        total === 0 ? 'Nothing waits.' : [...lines, `${total} held, page ${page} of ${pages}.`].join('\n'),
      data: { total, page, pages, held: entries },
    };
  },
};

const answerQuestionCommand: OperatorCommand = {
  name: 'answer-question',
  usage: '<id> <text>',
  summary: 'adds the shop’s answer to a published question; published at once',
  async run({ db }, [id, ...words], now) {
    const content = words.join(' ').trim().slice(0, longestReply);
    if (content === '') return { status: 'refused', text: 'An answer needs a text.' };
    const result = await answerQuestion(db, readId(id), content, now);
    return told(result, `published question ${id ?? ''}`.trim(), 'already has an answer of the shop.');
  },
};

const replyReviewCommand: OperatorCommand = {
  name: 'reply-review',
  usage: '<id> <text>',
  summary: 'adds the shop’s reply to a review',
  async run({ db }, [id, ...words], now) {
    const content = words.join(' ').trim().slice(0, longestReply);
    if (content === '') return { status: 'refused', text: 'A reply needs a text.' };
    return told(await replyReview(db, readId(id), content, now), `review ${id ?? ''}`.trim(), 'has a reply.');
  },
};

/** Operator commands for shoppers' texts. */
export const reviewCommands: readonly OperatorCommand[] = [
  heldCommand,
  publishCommand('review'),
  replyReviewCommand,
  publishCommand('question'),
  publishCommand('answer'),
  answerQuestionCommand,
  ...(['review', 'question', 'answer'] as const).flatMap((kind) => [
    refuseCommand('refuse', kind),
    refuseCommand('hide', kind),
  ]),
];
