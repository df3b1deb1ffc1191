import { moderationCalls, type OperatorText } from '@pawlet/operator';
import { readCursor, writeCursor } from '../operator-api/cursor.ts';
import {
  done,
  type OperatorArea,
  type OperatorCall,
  type OperatorResult,
} from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import type { OperatorReason } from '../operator-api/reasons.ts';
import {
  answerQuestion,
  findHeldFairly,
  type ModerationResult,
  publishHeld,
  refuseText,
  replyReview,
  type TextKind,
} from './moderation.ts';
import { findTextPage, lockText, readOperatorText, readTextEntries } from './operatorTexts.ts';

/** Moderation of reviews, questions and answers. */
export const moderationArea: OperatorArea = (add) => {
  add(moderationCalls.listHeld, async (call, { fields }) => {
    const { db, now } = call;
    const { cursor, limit, author } = fields;
    // A place in the queue: it gets shorter while somebody works on it, so that its first page is the one to reload.
    const after = cursor === undefined ? undefined : readCursor(cursor, 'held');
    if (after === null) return refuseWith('invalid', { fields: { cursor: 'format' } });
    const offset = after?.id ?? 0;
    const { entries, total } = await findHeldFairly(db, { before: now, userId: author, offset, limit });
    const texts = await readTextEntries(db, entries, call);
    const items = texts.map((text) => ({
      ...text,
      heldByAuthor: entries.find(({ kind, id }) => kind === text.kind && id === text.id)?.ofAuthor ?? 0,
    }));
    const end = offset + entries.length;
    const hasMore = entries.length > 0 && end < total;
    return done({
      items,
      next: hasMore ? writeCursor({ sort: 'held', value: null, id: end }) : null,
      total,
    });
  });

  add(moderationCalls.listTexts, async (call, { params, fields }) => {
    const { cursor, limit, ...filter } = fields;
    const after = cursor === undefined ? undefined : readCursor(cursor, params.kind);
    if (after === null) return refuseWith('invalid', { fields: { cursor: 'format' } });
    const page = { after: after?.id, limit };
    const { items, hasMore } = await findTextPage(call.db, params.kind, filter, page, call);
    const last = items.at(-1);
    return done({
      items: [...items],
      next: hasMore && last ? writeCursor({ sort: params.kind, value: null, id: last.id }) : null,
    });
  });

  add(moderationCalls.readText, async (call, { params }) => {
    const text = await readOperatorText(call.db, params.kind, params.id, call);
    return text ? done(text, { version: text.version }) : refuseWith('not-found');
  });

  add(moderationCalls.publishText, (call, { params }) =>
    onText(call, params, 'decided', () => publishHeld(call.db, params, call.now)),
  );

  add(moderationCalls.refuseText, (call, { params, fields }) =>
    onText(call, params, 'decided', () =>
      refuseText(call.db, { ...params, step: 'refuse' }, fields.reason, call.now),
    ),
  );

  add(moderationCalls.hideText, (call, { params, fields }) =>
    onText(call, params, 'not-published', () =>
      refuseText(call.db, { ...params, step: 'hide' }, fields.reason, call.now),
    ),
  );

  add(moderationCalls.replyToText, (call, { params, fields }) =>
    onText(call, params, 'not-published', () => {
      const reply = params.kind === 'review' ? replyReview : answerQuestion;
      return reply(call.db, params.id, fields.content, call.now);
    }),
  );
};

/** Works on a locked text: whoever comes second gets what the first one decided. */
async function onText(
  call: OperatorCall,
  { kind, id }: { readonly kind: TextKind; readonly id: number },
  reason: OperatorReason,
  work: () => Promise<ModerationResult>,
): Promise<OperatorResult<OperatorText>> {
  const { db, version } = call;
  await lockText(db, kind, id);
  const current = await readOperatorText(db, kind, id, call);
  if (!current) return refuseWith('not-found');
  if (version !== undefined && version !== current.version) return refuseWith('changed', { current });
  // `not-found`: a reply to something that is not published.
  if ((await work()) !== 'done') return refuseWith('conflict', { reason, current });
  const text = await readOperatorText(db, kind, id, call);
  if (!text) throw new Error('Pawlet: a locked text must exist.');
  return done(text, { version: text.version });
}
