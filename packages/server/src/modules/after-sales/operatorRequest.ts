import type { OperatorRequest, OperatorRequestEntry } from '@pawlet/operator';
import type { Database } from '../../db/database.ts';
import type { Language } from '../../i18n/language.ts';
import { readSetting } from '../settings/readSetting.ts';
import { money, pictureUrl } from '../products/wireValues.ts';
import { findRequestApproval } from './approvals.ts';
import { type Reason, reasonText } from './reasons.ts';
import { findLogs, findRefunds } from './repository.ts';
import { findOtherRequests, findRequest, type FoundRequest } from './requestPage.ts';
import { reasonsSetting } from './settings.ts';
import { nextAfterSalesStep } from './states.ts';

/** The language of texts, and the origin of addresses. */
export interface RequestReader {
  readonly language: Language;
  readonly baseUrl: string;
}

/** Seconds after a withdrawal within which the law of the EU wants the money paid back. */
const withdrawalSeconds = 14 * 24 * 3600;

const isOpen = (stage: string) => ['auditing', 'returning', 'sent'].includes(stage);

function getDeadline({ request, withdrawn }: FoundRequest): number | null {
  if (withdrawn !== null && isOpen(request.stage)) return withdrawn + withdrawalSeconds;
  return request.stage === 'returning' ? request.deadline : null;
}

/** A request of the queue as the operator API returns it. */
export function toRequestEntry(
  found: FoundRequest,
  { language, reasons }: { readonly language: Language; readonly reasons: readonly Reason[] },
): OperatorRequestEntry {
  const { request, order, line, version } = found;
  return {
    refundSn: request.refundSn,
    orderSn: order.orderSn,
    stage: request.stage,
    kind: request.type === 1 ? 'refund' : 'return',
    isWithdrawal: request.withdrawalId !== null,
    created: request.createtime,
    since: request.updatetime,
    deadline: getDeadline(found),
    title: line.title[language],
    sku: line.skuCode,
    quantity: request.quantity,
    amount: money(request.productsAmount + request.freightAmount - request.withheldAmount),
    currency: order.currency,
    reason: reasonText(reasons, request.reason, language),
    version,
  };
}

const refundStates = ['waits', 'under-way', 'done'] as const;
const events = ['approve', 'reject', 'receive'] as const;

/** A request with its conversation as the operator API returns it; null for an unknown number. */
export async function readOperatorRequest(
  db: Database,
  refundSn: string,
  { language, baseUrl }: RequestReader,
): Promise<OperatorRequest | null> {
  const found = await findRequest(db, refundSn);
  if (!found) return null;
  const { request, line } = found;
  const refund = (await findRefunds(db, [request.id])).get(request.id);
  const logs = await findLogs(db, [request.id]);
  const others = await findOtherRequests(db, request);
  const approval = await findRequestApproval(db, refundSn);
  const mayReject = request.stage !== 'auditing' || request.withdrawalId === null;
  return {
    ...toRequestEntry(found, { language, reasons: await readSetting({ db }, reasonsSetting) }),
    lineId: request.lineId,
    attributes: line.attributes.map(({ name, value }) => `${name[language]}: ${value[language]}`).join(', '),
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
    conversation: logs
      .toReversed()
      .map(({ createtime, actor, text }) => ({ time: createtime, actor, text: text[language] })),
    others: others.map((other) => ({
      refundSn: other.refundSn,
      stage: other.stage,
      created: other.createtime,
    })),
    approval: approval && { id: approval.id, requestedBy: approval.requestedBy },
    actions: events.filter(
      (event) => nextAfterSalesStep(request, event, 'shop') !== null && (event !== 'reject' || mayReject),
    ),
  };
}
