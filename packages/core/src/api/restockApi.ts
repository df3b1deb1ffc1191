import { type restockAlertShape, restockAdd, restockIndex, restockRemove } from '../contract/restock.ts';
import type { InferOutput } from 'valibot';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { handling, toRefused } from './calls.ts';
import { toBranded } from './map/values.ts';
import type { ProductId, SkuId } from './types/ids.ts';
import type { RestockAlert } from './types/restock.ts';
import type { Done, Refused } from './types/results.ts';
import { read } from './read.ts';

/** Result of creating an alert. */
export type AddAlertResult =
  | { readonly status: 'ok'; readonly alert: RestockAlert }
  /** The code is wrong or expired; show `message` at the field. */
  | { readonly status: 'wrong-code'; readonly message: string }
  /** The product is available already. */
  | { readonly status: 'available'; readonly message: string }
  | Refused;

/** Fields of a new alert. */
export interface NewAlert {
  readonly goodsId: ProductId;
  /** Undefined for a product without variants. */
  readonly skuId?: SkuId | undefined;
  /** Recipient, with a code for `restock` as proof; neither is needed for the shopper's own address. */
  readonly email?: string | undefined;
  readonly code?: string | undefined;
}

export interface RestockApi {
  /** Creates an e-mail alert for when the product is available again. Idempotent: one alert per address. */
  add(alert: NewAlert, options?: CallOptions): Promise<AddAlertResult>;
  /** Removes an alert. */
  remove(token: string, options?: CallOptions): Promise<Done | Refused>;
  /** Active alerts, newest first: the shopper's, and those of these tokens. */
  list(tokens: readonly string[], options?: CallOptions): Promise<readonly RestockAlert[]>;
}

function toAlert(data: InferOutput<typeof restockAlertShape>): RestockAlert {
  return {
    token: data.token,
    goodsId: toBranded<ProductId>(data.goods_id),
    skuId: toBranded<SkuId>(data.sku_id),
    title: data.title,
    variant: data.variant,
    imageUrl: data.image,
    email: data.email,
  };
}

export function createRestockApi(http: HttpClient): RestockApi {
  return {
    async add({ goodsId, skuId, email, code }, options) {
      const input = { goods_id: goodsId, sku_id: skuId ?? '', email: email ?? '', captcha: code ?? '' };
      const reply = await http.call(restockAdd, input, handling(options, 'CREDENTIALS', 'ALREADY_DONE'));
      if (reply.status === 'ok') return { status: 'ok', alert: toAlert(reply.data) };
      switch (reply.reason) {
        case 'CREDENTIALS':
          return { status: 'wrong-code', message: reply.message };
        case 'ALREADY_DONE':
          return { status: 'available', message: reply.message };
        default:
          return toRefused(reply);
      }
    },
    async remove(token, options) {
      const reply = await http.call(restockRemove, { token }, options);
      return reply.status === 'ok' ? { status: 'ok' } : toRefused(reply);
    },
    async list(tokens, options) {
      const rows = await read(http, restockIndex, { tokens: [...tokens] }, options);
      return rows.map(toAlert);
    },
  };
}
