import type { OperatorRequest, OperatorRequestEntry } from '@pawlet/operator';
import type { Database } from '../../db/database.ts';
import type { LineAttribute } from '../../db/schema/order.ts';
import type { Language } from '../../i18n/language.ts';
import { readSettings } from '../settings/readSetting.ts';
import { money, pictureUrl } from '../products/wireValues.ts';
import { findRequestApproval } from './approvals.ts';
import { getDeadline } from './deadlines.ts';
import { type Reason, reasonText } from './reasons.ts';
import { findLine, findLogs, findRefunds } from './repository.ts';
import { findOtherRequests, findRequest, type FoundRequest } from './requestPage.ts';
import { answerDaysSetting, conversationDaysSetting, reasonsSetting } from './settings.ts';
import { findExchange } from './exchange.ts';
import { findReturned } from './heldPieces.ts';
import { describeForShop } from './historyForShop.ts';
import { findMessages, isConversationOpen } from './messages.ts';
import { findReplacements } from './replacements.ts';
import { getStage, nextAfterSalesStep } from './states.ts';

/** The language of texts, and the origin of addresses. */
export interface RequestReader {
  readonly language: Language;
  readonly baseUrl: string;
  /** Epoch seconds. */
  readonly now: number;
}

/** What the shop has chosen for requests. */
export interface RequestRules {
  readonly reasons: readonly Reason[];
  /** Time in which the shop means to answer. */
  readonly answerDays: number;
  /** Time after the end of a request in which both may still write. */
  readonly conversationDays: number;
}

/** Reads what the shop has chosen for requests. */
export async function readRequestRules(db: Database): Promise<RequestRules> {
  return readSettings(
    { db },
    {
      reasons: reasonsSetting,
      answerDays: answerDaysSetting,
      conversationDays: conversationDaysSetting,
    },
  );
}

/** A request of the queue as the operator API returns it. */
export function toRequestEntry(
  found: FoundRequest,
  {
    language,
    reasons,
    answerDays,
  }: Pick<RequestRules, 'reasons' | 'answerDays'> & { readonly language: Language },
): OperatorRequestEntry {
  const { request, order, line, version, isUnread } = found;
  const amount = request.productsAmount + request.freightAmount - request.withheldAmount;
  return {
    refundSn: request.refundSn,
    orderSn: order.orderSn,
    stage: getStage(request),
    isUnread,
    kind: request.type === 1 ? 'refund' : 'return',
    isWithdrawal: request.withdrawalId !== null,
    created: request.createtime,
    since: request.updatetime,
    deadline: getDeadline(found, answerDays),
    title: line.title[language],
    sku: line.skuCode,
    quantity: request.quantity,
    amount: money(request.isExchanged ? 0 : amount),
    currency: order.currency,
    reason: reasonText(reasons, request.reason, language),
    version,
  };
}

const refundStates = ['waits', 'under-way', 'done'] as const;
const events = ['approve', 'ask', 'exchange', 'receive', 'reject'] as const;

const toText = (attributes: readonly LineAttribute[], language: Language) =>
  attributes.map(({ name, value }) => `${name[language]}: ${value[language]}`).join(', ');

async function listReplacements(
  db: Database,
  { request }: FoundRequest,
  language: Language,
  now: number,
): Promise<OperatorRequest['replacements']> {
  const found = await findLine(db, request.userId, request.lineId);
  if (!found) return [];
  const returned = await findReturned(db, found.line, request);
  const ids = new Set(returned.map(({ skuId }) => skuId));
  const replacements = await findReplacements(db, found.order, found.line, ids, now);
  return replacements.map(({ skuCode, attributes, stock, isSame }) => ({
    sku: skuCode,
    attributes: toText(attributes, language),
    stock,
    isSame,
  }));
}

/** A request with its conversation as the operator API returns it; null for an unknown number. */
export async function readOperatorRequest(
  db: Database,
  refundSn: string,
  { language, baseUrl, now }: RequestReader,
): Promise<OperatorRequest | null> {
  const found = await findRequest(db, refundSn);
  if (!found) return null;
  const { request, line } = found;
  const refund = (await findRefunds(db, [request.id])).get(request.id);
  const logs = await findLogs(db, [request.id]);
  const others = await findOtherRequests(db, request);
  const approval = await findRequestApproval(db, refundSn);
  const isWithdrawal = request.withdrawalId !== null;
  // The shopper of a withdrawal gets the money, and need not show anything.
  const isBarred = {
    approve: false,
    ask: isWithdrawal,
    exchange: isWithdrawal,
    receive: false,
    reject: isWithdrawal && request.stage === 'auditing',
  };
  const actions = events.filter(
    (event) => nextAfterSalesStep(request, event, 'shop') !== null && !isBarred[event],
  );
  const messages = await findMessages(db, [request.id]);
  const exchange = await findExchange(db, request.id);
  const rules = await readRequestRules(db);
  return {
    ...toRequestEntry(found, { language, ...rules }),
    lineId: request.lineId,
    attributes: toText(line.attributes, language),
    points: request.points,
    missingPoints: request.missingPoints,
    withheld: money(request.withheldAmount),
    remark: request.remark,
    phone: request.mobile,
    images: request.images.map((url) => pictureUrl(baseUrl, url)),
    videos: request.videos.map((url) => pictureUrl(baseUrl, url)),
    note: request.mark,
    isOwnReturn: request.returnType === 2,
    parcel: request.expressno === '' ? null : { carrier: request.expressname, number: request.expressno },
    refund: refund
      ? {
          refundNo: refund.refundNo,
          amount: money(refund.amount),
          state: refundStates[refund.state],
          attempts: refund.attempts,
          lastResult: refund.lastResult,
        }
      : null,
    conversation: logs.toReversed().map(({ createtime, actor, text }) => ({
      time: createtime,
      actor,
      text: describeForShop(text, language),
    })),
    others: others.map((other) => ({
      refundSn: other.refundSn,
      stage: getStage(other),
      created: other.createtime,
    })),
    approval: approval && { id: approval.id, requestedBy: approval.requestedBy },
    messages: messages.map(({ id, createtime, author, words, images, readtime }) => ({
      id,
      time: createtime,
      author,
      text: words,
      images: images.map((url) => pictureUrl(baseUrl, url)),
      isUnread: readtime === null,
    })),
    canMessage:
      isConversationOpen(request, { now, conversationDays: rules.conversationDays }) &&
      others.every(({ id }) => id < request.id),
    replacements: actions.includes('exchange') ? await listReplacements(db, found, language, now) : [],
    replacement: exchange && {
      sku: exchange.skuCode,
      attributes: toText(exchange.attributes, language),
      quantity: exchange.quantity,
      carrier: exchange.expressname,
      number: exchange.expressno,
      hasComeBack: exchange.hasComeBack,
      time: exchange.createtime,
    },
    actions,
  };
}
