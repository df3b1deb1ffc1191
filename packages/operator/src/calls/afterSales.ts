import { maxImageBytes } from '@pawlet/core/contract';
import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import {
  anyWords,
  fieldsOf,
  listOf,
  moment,
  momentOrNull,
  none,
  oneOf,
  queryFlag,
  whole,
  words,
} from '../fields.ts';
import { personal, personalInput } from '../marks.ts';
import { pageFields, pageOf } from '../paging.ts';
import type { Scope } from '../scopes.ts';

/** Whoever decides about requests or serves customers reads what they wrote. */
const personalFor: readonly Scope[] = ['refunds:write', 'customers:read'];

/**
 * Stages of a request: `auditing` and `sent` wait for the shop, `asked` for pictures of the shopper, `returning` for the parcel;
 * `exchanged` ended with a replacement.
 */
export const requestStages = [
  'auditing',
  'asked',
  'returning',
  'sent',
  'done',
  'exchanged',
  'rejected',
  'revoked',
] as const;

/**
 * Filters of the queue: a stage, everything that waits for the shop, words that nobody has read included, or what the shop
 * should have answered or paid back by now.
 */
const requestFilters = ['waits', 'overdue', ...requestStages] as const;

/** `waiting`: longest in its stage first; `-created`: newest first. */
const requestSorts = ['waiting', '-created'] as const;

/** What the shop may do with a request in its stage. */
const requestActions = ['approve', 'ask', 'exchange', 'receive', 'reject'] as const;

/** Maximum number of pictures of a message of the shop. */
export const maxMessagePictures = 9;

const entryFields = {
  refundSn: v.string(),
  orderSn: v.string(),
  stage: v.picklist(requestStages),
  kind: v.picklist(['refund', 'return']),
  /** It belongs to a withdrawal from the purchase: the shop cannot reject it before the products are back. */
  isWithdrawal: v.boolean(),
  created: moment,
  /** Since when it is in its stage. */
  since: moment,
  /**
   * `auditing`: until when the shop means to answer, by its setting `afterSales.answerDays`; `returning`: until when the shopper
   * has to send the products; `asked`: the pictures; withdrawals: until when the money is due. Null where nothing is due at a
   * certain time.
   */
  deadline: momentOrNull,
  /** The shopper has written something that nobody of the shop has read. */
  isUnread: v.boolean(),
  title: v.string(),
  sku: v.string(),
  quantity: v.number(),
  /** Amount of the refund, without what is withheld for spent points; 0.00 where it was exchanged. */
  amount: v.string(),
  currency: v.string(),
  /** A listed reason in the language of the request, or the shopper's own words. */
  reason: personal(v.string()),
  version: v.string(),
};

const entryShape = v.object(entryFields);

const requestShape = v.object({
  ...entryFields,
  lineId: v.number(),
  /** Selected values, such as `Colour: white`. */
  attributes: v.string(),
  /** Points that are returned. */
  points: v.number(),
  /** Earned points that were already spent, and the amount withheld for them. */
  missingPoints: v.number(),
  withheld: v.string(),
  /** What the shopper wrote. */
  remark: personal(v.string()),
  phone: personal(v.string()),
  /** Addresses of pictures and videos. */
  images: personal(v.array(v.string())),
  videos: personal(v.array(v.string())),
  /** The shop's note to the shopper. */
  note: personal(v.string()),
  /** The shopper arranges the return. */
  isOwnReturn: v.boolean(),
  /** The parcel that comes back; null before it is sent. */
  parcel: v.nullable(v.object({ carrier: v.string(), number: v.string() })),
  /** Null before it is granted. */
  refund: v.nullable(
    v.object({
      refundNo: v.string(),
      amount: v.string(),
      state: v.picklist(['waits', 'under-way', 'done']),
      attempts: v.number(),
      lastResult: v.string(),
    }),
  ),
  /** The history as the shopper sees it, oldest first. */
  conversation: v.array(
    v.object({ time: moment, actor: v.picklist(['shopper', 'shop', 'system']), text: v.string() }),
  ),
  /** Messages between shop and shopper, oldest first: plain text. */
  messages: personal(
    v.array(
      v.object({
        id: v.number(),
        time: moment,
        author: v.picklist(['shopper', 'shop']),
        text: v.string(),
        /** Addresses of pictures. */
        images: v.array(v.string()),
        /** The other side has not read it. */
        isUnread: v.boolean(),
      }),
    ),
  ),
  /** Messages can be sent: while the request is open and the latest of its line, and for `afterSales.conversationDays` after its end. */
  canMessage: v.boolean(),
  /** Variants that can be sent instead, the returned one included; none unless it can be exchanged. */
  replacements: v.array(
    v.object({
      sku: v.string(),
      /** Selected values, such as `Colour: white`. */
      attributes: v.string(),
      stock: v.number(),
      isSame: v.boolean(),
    }),
  ),
  /** What was sent instead; null unless it was exchanged. */
  replacement: v.nullable(
    v.object({
      sku: v.string(),
      attributes: v.string(),
      quantity: v.number(),
      carrier: v.string(),
      number: v.string(),
      /** The returned pieces were put back into stock. */
      hasComeBack: v.boolean(),
      time: moment,
    }),
  ),
  /** Earlier and later requests for the same line. */
  others: v.array(v.object({ refundSn: v.string(), stage: v.picklist(requestStages), created: moment })),
  /** The shop's decision, where it pays so much that a second person has to approve it; null for none. */
  approval: v.nullable(v.object({ id: v.number(), requestedBy: v.string() })),
  actions: v.array(v.picklist(requestActions)),
});

/** A refund or return request as the API returns it. */
export type OperatorRequest = v.InferOutput<typeof requestShape>;

/** A request of the queue as the API returns it. */
export type OperatorRequestEntry = v.InferOutput<typeof entryShape>;

const requestPath = v.object({ sn: words(40, /^\d+$/u) });

const decision = {
  method: 'POST',
  access: 'refunds:write',
  params: requestPath,
  output: requestShape,
  writes: true,
  personalFor,
  version: 'optional',
  current: requestShape,
} as const;

/** Refund and return requests of shoppers. */
export const afterSalesCalls = {
  listRequests: operatorCall({
    name: 'after-sales.list',
    summary: 'Lists refund and return requests of all shoppers',
    method: 'GET',
    path: '/after-sales',
    access: 'orders:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      state: v.optional(oneOf(requestFilters)),
      kind: v.optional(oneOf(['refund', 'return'])),
      /** Part of the request's or the order's number. */
      number: v.optional(words(40, /^\d+$/u)),
      /** Part of the shopper's own words. */
      text: v.optional(personalInput(words(80))),
      /** Only those with words of the shopper that nobody has read. */
      isUnread: queryFlag,
      /** Longest waiting first by default, newest first without `state`. */
      sort: v.optional(oneOf(requestSorts)),
    }),
    output: pageOf(entryShape),
    writes: false,
    personalFor,
  }),
  readRequest: operatorCall({
    name: 'after-sales.read',
    summary: 'Returns a request with its conversation and what the shop may do',
    method: 'GET',
    path: '/after-sales/{sn}',
    access: 'orders:read',
    params: requestPath,
    input: none,
    output: requestShape,
    writes: false,
    personalFor,
    version: 'optional',
  }),
  approveRequest: operatorCall({
    ...decision,
    name: 'after-sales.approve',
    summary:
      'Approves a request: a refund is paid back, a return can be sent; above the limit a second person has to approve it',
    path: '/after-sales/{sn}/approve',
    input: none,
    reasons: ['request-state', 'no-return-address', 'waits-already'],
  }),
  rejectRequest: operatorCall({
    ...decision,
    name: 'after-sales.reject',
    summary: 'Rejects a request, or a returned parcel with the wrong products; the shopper sees the note',
    path: '/after-sales/{sn}/reject',
    input: fieldsOf({ note: personalInput(words(500)) }),
    reasons: ['request-state', 'withdrawal'],
  }),
  receiveReturn: operatorCall({
    ...decision,
    name: 'after-sales.receive',
    summary:
      'Marks a return as received, puts the pieces back into stock, and refunds them; above the limit a second person has to approve it',
    path: '/after-sales/{sn}/receive',
    input: fieldsOf({ note: v.optional(personalInput(anyWords(500))) }),
    reasons: ['request-state', 'waits-already'],
  }),
  askForPictures: operatorCall({
    ...decision,
    name: 'after-sales.ask-pictures',
    summary: 'Asks the shopper for pictures; the request waits for them until a deadline, and then closes',
    path: '/after-sales/{sn}/ask-pictures',
    input: fieldsOf({ note: personalInput(words(1000)) }),
    reasons: ['request-state', 'withdrawal', 'too-many-messages'],
  }),
  exchangeReturn: operatorCall({
    ...decision,
    name: 'after-sales.exchange',
    summary:
      'Ships a replacement for a return instead of paying it back: the same variant, or another one of the product at the same price',
    path: '/after-sales/{sn}/exchange',
    input: fieldsOf({
      /** Variant to send; the returned one by default. */
      sku: v.optional(words(60)),
      carrier: words(40),
      number: words(64),
      /** The returned pieces are back and can be sold again. */
      hasComeBack: v.boolean(),
      note: v.optional(personalInput(anyWords(500))),
    }),
    reasons: ['request-state', 'withdrawal', 'no-replacement', 'short-stock'],
  }),
  writeMessage: operatorCall({
    ...decision,
    name: 'after-sales.message',
    summary: 'Sends the shopper a message about a request, as plain text, with pictures',
    path: '/after-sales/{sn}/messages',
    input: fieldsOf({
      /** May be empty where there are pictures. */
      text: v.optional(personalInput(anyWords(1000)), ''),
      /** Keys of uploaded pictures. */
      pictures: v.optional(listOf(words(60, /^shop\/[\da-f]{32}$/u), maxMessagePictures)),
    }),
    reasons: ['conversation-closed', 'too-many-messages'],
  }),
  markMessagesRead: operatorCall({
    ...decision,
    name: 'after-sales.read-messages',
    summary: 'Marks messages of the shopper as read, up to one',
    path: '/after-sales/{sn}/read',
    input: fieldsOf({ upTo: whole() }),
  }),
  uploadRequestPicture: operatorCall({
    name: 'after-sales.upload-picture',
    summary: 'Stores a JPEG, PNG, WebP, GIF or AVIF picture for a message about a request',
    method: 'POST',
    path: '/after-sales-pictures',
    access: 'refunds:write',
    params: none,
    input: none,
    writes: true,
    file: { maxBytes: maxImageBytes },
    output: v.object({
      /** For `pictures` of a message. */
      key: v.string(),
      url: v.string(),
    }),
  }),
};
