import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { digitsOf, fieldsOf, moment, momentOrNull, none, oneOf, words } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';

/** Texts of shoppers. */
export const textKinds = ['review', 'question', 'answer'] as const;

/** `held`: waits for the shop; `refused`: refused while it was held, or hidden after it was published. */
export const textStates = ['held', 'published', 'refused'] as const;

const entryFields = {
  kind: v.picklist(textKinds),
  id: v.number(),
  state: v.picklist(textStates),
  content: v.string(),
  /** Language of the text; '' if unknown. */
  language: v.string(),
  created: moment,
  /** The author as others see them. */
  author: v.object({ id: v.number(), nickname: v.string() }),
  product: v.object({ id: v.number(), title: v.string() }),
  /** Null for questions and answers. */
  stars: v.nullable(v.number()),
  /** Addresses of pictures. */
  images: v.array(v.string()),
  /** Address of a video; '' for none. */
  video: v.string(),
  /** The review that it continues, or the question that it answers; null for others. */
  parentId: v.nullable(v.number()),
  /** Reason for its author; '' where it was not refused. */
  refusal: v.string(),
  refused: momentOrNull,
  version: v.string(),
};

const entryShape = v.object(entryFields);

const textShape = v.object({
  ...entryFields,
  /** What was written below it, oldest first. */
  replies: v.array(
    v.object({
      id: v.number(),
      content: v.string(),
      isByShop: v.boolean(),
      isPublished: v.boolean(),
      created: moment,
    }),
  ),
});

/** A text of a shopper as the API returns it. */
export type OperatorText = v.InferOutput<typeof textShape>;

/** A text of a list as the API returns it. */
export type OperatorTextEntry = v.InferOutput<typeof entryShape>;

const textPath = v.object({ kind: oneOf(textKinds), id: digitsOf() });
const reason = fieldsOf({
  /** The author sees it. */
  reason: words(1000),
});

const decision = {
  method: 'POST',
  access: 'moderation:write',
  params: textPath,
  output: textShape,
  writes: true,
  version: 'optional',
  current: textShape,
} as const;

/** Moderation of reviews, questions and answers. */
export const moderationCalls = {
  listHeld: operatorCall({
    name: 'moderation.held',
    summary: 'Lists held texts of every kind: the oldest of each author first, then the second of each',
    method: 'GET',
    path: '/moderation',
    access: 'moderation:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      /** Only texts of this customer. */
      author: v.optional(digitsOf()),
    }),
    output: v.object({
      items: v.array(
        v.object({
          ...entryFields,
          /** Held texts of this author. */
          heldByAuthor: v.number(),
        }),
      ),
      next: v.nullable(v.string()),
      total: v.number(),
    }),
    writes: false,
  }),
  listTexts: operatorCall({
    name: 'moderation.list',
    summary: 'Lists reviews, questions or answers, newest first',
    method: 'GET',
    path: '/moderation/{kind}',
    access: 'moderation:read',
    params: v.object({ kind: oneOf(textKinds) }),
    input: fieldsOf({
      ...pageFields,
      state: v.optional(oneOf(textStates)),
      author: v.optional(digitsOf()),
      product: v.optional(digitsOf()),
      /** Part of the text. */
      text: v.optional(words(80)),
      /** Reviews only: number of stars. */
      stars: v.optional(digitsOf(1, 5)),
    }),
    output: pageOf(entryShape),
    writes: false,
  }),
  readText: operatorCall({
    name: 'moderation.read',
    summary: 'Returns a text with its replies',
    method: 'GET',
    path: '/moderation/{kind}/{id}',
    access: 'moderation:read',
    params: textPath,
    input: none,
    output: textShape,
    writes: false,
    version: 'optional',
  }),
  publishText: operatorCall({
    ...decision,
    name: 'moderation.publish',
    summary: 'Publishes a held or refused text',
    path: '/moderation/{kind}/{id}/publish',
    input: none,
    reasons: ['decided'],
  }),
  refuseText: operatorCall({
    ...decision,
    name: 'moderation.refuse',
    summary: 'Refuses a held text with a reason for its author',
    path: '/moderation/{kind}/{id}/refuse',
    input: reason,
    reasons: ['decided'],
  }),
  hideText: operatorCall({
    ...decision,
    name: 'moderation.hide',
    summary: 'Hides a published text with a reason for its author',
    path: '/moderation/{kind}/{id}/hide',
    input: reason,
    reasons: ['not-published'],
  }),
  replyToText: operatorCall({
    ...decision,
    name: 'moderation.reply',
    summary: 'Replies to a review or answers a published question in the name of the shop',
    path: '/moderation/{kind}/{id}/reply',
    params: v.object({ kind: oneOf(['review', 'question']), id: digitsOf() }),
    input: fieldsOf({ content: words(1000) }),
    reasons: ['not-published'],
  }),
};
