import type { scoreMyExchangeDetail, WireOutputOf } from '@pawlet/core/contract';
import type { RequestContext } from '../../http/requestContext.ts';
import { translate } from '../../i18n/translate.ts';
import { pictureUrl } from '../products/wireValues.ts';
import type { ExchangeRow, ProductRow } from './repository.ts';

/** A product of the points mall in the wire format. */
export function toProduct({ language, baseUrl, pick }: RequestContext, row: ProductRow) {
  return {
    id: row.id,
    type: row.type as string,
    type_text: translate(language, `exchange.type.${row.type}`),
    title: pick(row.title),
    description: pick(row.description),
    content: pick(row.content),
    image: pictureUrl(baseUrl, row.images[0] ?? ''),
    score: row.points,
    stocks: row.stock,
    sales: row.sales,
    weigh: row.weigh,
    createtime: row.createtime,
    updatetime: row.updatetime,
    status: 'normal',
    status_text: translate(language, 'exchange.product.normal'),
    url: `/pages/integral/detail?id=${row.id}`,
  };
}

/** An exchange in the wire format, with its address. */
export function toExchange(
  { language, baseUrl, pick }: RequestContext,
  row: ExchangeRow,
): WireOutputOf<typeof scoreMyExchangeDetail> {
  return {
    id: row.id,
    status: row.status,
    status_text: translate(language, `exchange.${row.type}.${row.status}`),
    type: row.type,
    type_text: translate(language, `exchange.type.${row.type}`),
    nums: row.quantity,
    score: row.points,
    exchange_id: row.productId,
    reason: row.reason,
    expressname: row.expressname,
    expressno: row.expressno,
    createtime: row.createtime,
    exchange: { id: row.productId, title: pick(row.title), image: pictureUrl(baseUrl, row.image) },
    orderid: row.exchangeSn,
    model: row.model === null ? '' : pick(row.model),
    receiver: row.receiver,
    mobile: row.mobile,
    address: row.address,
    memo: row.memo,
  };
}
