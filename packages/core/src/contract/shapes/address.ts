import * as v from 'valibot';
import { count, flag, idOrNull, text, time } from '../outputs.ts';

/** Fields of an overseas address only. */
export const overseasEntries = {
  country_code: text,
  country_name: text,
  first_name: text,
  last_name: text,
  /** Dialling prefix. */
  area_code: text,
  extension: text,
  province_name: text,
  city_name: text,
  email: text,
  company: text,
};

/** Billing address if different: the fields of an overseas address. */
const billingShape = v.object({ ...overseasEntries, mobile: text, zipcode: text, address: text });

/** The shopper's address, domestic (type 1) or overseas (type 2). */
export const addressShape = v.object({
  id: v.number(),
  user_id: count,
  province_id: idOrNull,
  city_id: idOrNull,
  area_id: idOrNull,
  receiver: text,
  mobile: text,
  /** Region and detail. */
  address: text,
  zipcode: text,
  usednums: count,
  isdefault: flag,
  createtime: time,
  updatetime: time,
  deletetime: time,
  status: text,
  type: v.nullish(v.picklist([1, 2]), 1),
  /** Address without the region; null from a base server. */
  detail: v.nullish(v.string(), null),
  ...overseasEntries,
  billing_same: v.nullish(v.number(), 1),
  /** Null when it is the same. */
  billing: v.nullish(billingShape, null),
});
