import type { CommandResult, OperatorCommand } from '../operator/command.ts';
import { findHeld, type HeldText, type ModerationResult, publishHeld, replyReview } from './moderation.ts';

const shown = 50;
const longestReply = 1000;

function readId(text: string | undefined): number {
  return text !== undefined && /^\d{1,9}$/u.test(text) ? Number(text) : 0;
}

function told(result: ModerationResult, what: string, done: string): CommandResult {
  if (result === 'done') return { status: 'done', text: `${what} ${done}` };
  if (result === 'already-done') return { status: 'refused', text: `${what} is published already.` };
  return { status: 'refused', text: `There is no ${what}.` };
}

function publishCommand(kind: HeldText['kind']): OperatorCommand {
  return {
    name: `publish-${kind}`,
    usage: '<id>',
    summary: `shows a held ${kind} to everybody`,
    async run({ db }, [id], now) {
      const result = await publishHeld(db, { kind, id: readId(id) }, now);
      return told(result, `${kind} ${id ?? ''}`.trim(), 'is published.');
    },
  };
}

const heldCommand: OperatorCommand = {
  name: 'held',
  usage: '',
  summary: 'lists reviews, questions and answers that wait to be published',
  async run({ db }, _, now) {
    const held = await findHeld(db, now, shown);
    const lines = held.map(({ kind, id, content }) => `${kind}\t${id}\t${content.replaceAll(/\s+/gu, ' ')}`);
    return { status: 'done', text: lines.length === 0 ? 'Nothing waits.' : lines.join('\n') };
  },
};

const replyReviewCommand: OperatorCommand = {
  name: 'reply-review',
  usage: '<id> <text>',
  summary: 'answers a review for the shop',
  async run({ db }, [id, ...words], now) {
    const content = words.join(' ').trim().slice(0, longestReply);
    if (content === '') return { status: 'refused', text: 'A reply needs a text.' };
    return told(await replyReview(db, readId(id), content, now), `review ${id ?? ''}`.trim(), 'has a reply.');
  },
};

/** What the people behind the shop do with the texts of shoppers. */
export const commentCommands: readonly OperatorCommand[] = [
  heldCommand,
  publishCommand('review'),
  replyReviewCommand,
  publishCommand('question'),
  publishCommand('answer'),
];
