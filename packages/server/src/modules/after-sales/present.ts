import type { AftersaleWire } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { translate } from '../../i18n/translate.ts';
import { readContents } from '../config/contents.ts';
import { attributeText } from '../products/digests.ts';
import { money, pictureUrl } from '../products/wireValues.ts';
import { getSymbol, toOrderLine } from '../order/present.ts';
import { readSettings } from '../settings/readSetting.ts';
import { reasonText } from './reasons.ts';
import { conversationDaysSetting, reasonsSetting } from './settings.ts';
import { type AfterSalesRow, findLinesOf, findLogs, findRefunds } from './repository.ts';
import { readReturnAddress } from './returnAddress.ts';
import { findExchanges } from './exchange.ts';
import { findMessages, isConversationOpen } from './messages.ts';
import { type AfterSalesStage, getStage, nextAfterSalesStep, toStatus } from './states.ts';

const doneKeys = { 1: 'refunded', 2: 'returned' } as const;
const stageKeys = {
  auditing: 'auditing',
  asked: 'asked',
  exchanged: 'exchanged',
  returning: 'returning',
  sent: 'sent',
  rejected: 'rejected',
  revoked: 'revoked',
} as const satisfies Record<Exclude<AfterSalesStage, 'done'>, string>;

/** Whether the products of a request are to be sent back, or on their way. */
function isReturning({ stage }: Pick<AfterSalesRow, 'stage'>): boolean {
  return stage === 'returning' || stage === 'sent';
}

/** Converts requests to the wire format, in the same order. */
export async function toAfterSales(
  deps: Pick<AppDeps, 'settings'>,
  context: RequestContext,
  rows: readonly AfterSalesRow[],
): Promise<AftersaleWire[]> {
  const { db, language, baseUrl, pick, now } = context;
  const ids = rows.map(({ id }) => id);
  const lines = await findLinesOf(
    db,
    rows.map(({ lineId }) => lineId),
  );
  const refunds = await findRefunds(db, ids);
  const logs = await findLogs(db, ids);
  const messages = await findMessages(db, ids);
  const exchanges = await findExchanges(db, ids);
  const { carriers } = await readContents(db);
  const toCarrier = (name: string) => {
    const carrier = carriers.find(({ code }) => code === name);
    return carrier ? pick(carrier.name) : name;
  };
  const { reasons, conversationDays } = await readSettings(context, {
    reasons: reasonsSetting,
    conversationDays: conversationDaysSetting,
  });
  const returnAddress = rows.some(isReturning) ? await readReturnAddress(deps, context) : null;
  return rows.flatMap((row): AftersaleWire[] => {
    const found = lines.get(row.lineId);
    if (!found) return [];
    const { order, line } = found;
    const wireLine = toOrderLine(order, line, context);
    const stage = getStage(row);
    const stageKey = stage === 'done' ? doneKeys[row.type] : stageKeys[stage];
    const exchange = exchanges.get(row.id);
    const own = messages.filter(({ afterSaleId }) => afterSaleId === row.id);
    return [
      {
        id: row.id,
        order_id: order.id,
        order_goods_id: line.id,
        user_id: row.userId,
        type: row.type,
        nums: row.quantity,
        realprice: money(line.realAmount),
        shippingfee: money(row.freightAmount),
        refund: money(row.isExchanged ? 0 : row.productsAmount + row.freightAmount - row.withheldAmount),
        withheld: money(row.withheldAmount),
        score_missing: row.missingPoints,
        reason: reasonText(reasons, row.reason, language),
        images: row.images.map((url) => pictureUrl(baseUrl, url)),
        // Clients that do not know `replacement` show the note.
        mark: row.mark === '' && exchange ? translate(language, 'afterSales.status.exchanged') : row.mark,
        status: toStatus(row.stage),
        expressname: toCarrier(row.expressname),
        expressno: row.expressno,
        createtime: row.createtime,
        updatetime: row.updatetime,
        status_text: translate(language, `afterSales.status.${stageKey}`),
        type_text: translate(language, row.type === 1 ? 'afterSales.type.refund' : 'afterSales.type.return'),
        order_goods: wireLine,
        order_sn: order.orderSn,
        refund_sn: row.refundSn,
        currency_symbol: getSymbol(order.currency),
        currency: order.currency,
        remark: row.remark,
        videos: row.videos.map((url) => pictureUrl(baseUrl, url)),
        return_type: row.returnType,
        mobile: row.mobile,
        refund_score: row.points,
        refund_state: refunds.get(row.id)?.state ?? null,
        return_address: isReturning(row) ? returnAddress : null,
        deadline: row.deadline,
        logs: logs
          .filter(({ afterSaleId }) => afterSaleId === row.id)
          .map(({ createtime, actor, text }) => ({ time: createtime, actor, text: pick(text) })),
        can_revoke: nextAfterSalesStep(row, 'revoke', 'shopper') ? 1 : 0,
        can_reapply: wireLine.can_aftersale ?? 0,
        messages: own.map(({ id, createtime, author, words, images }) => ({
          id,
          time: createtime,
          actor: author,
          text: words,
          images: images.map((url) => pictureUrl(baseUrl, url)),
        })),
        unread: own.filter(({ author, readtime }) => author === 'shop' && readtime === null).length,
        can_message: isConversationOpen(row, { now, conversationDays }) ? 1 : 0,
        pictures_until: stage === 'asked' ? row.picturesDue : null,
        replacement: exchange
          ? {
              goods_sn: exchange.skuCode,
              attrdata: attributeText(exchange.attributes, context) ?? '',
              nums: exchange.quantity,
              expressname: toCarrier(exchange.expressname),
              expressno: exchange.expressno,
              createtime: exchange.createtime,
            }
          : null,
      },
    ];
  });
}
