import type {
  orderGoodsAftersaleMessage,
  orderGoodsAftersaleSeen,
  ParsedInputOf,
  WireOutputOf,
} from '@pawlet/core/contract';
import { takeAttempt } from '../../http/limits.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { invalid, ok, refuse, type Result } from '../../http/result.ts';
import type { Random } from '../../ports/random.ts';
import { lockOrder } from '../order/service.ts';
import { takeUploads } from '../upload/own.ts';
import { addMessage, isConversationOpen, markRead, mostMessages } from './messages.ts';
import { findLatest } from './repository.ts';
import { nextAfterSalesStep } from './states.ts';
import { transition } from './transition.ts';
import { readSetting } from '../settings/readSetting.ts';
import { conversationDaysSetting } from './settings.ts';

const maxPerHour = 20;
const hour = 3600;

/** Stores a message of the shopper; pictures that the shop has asked for put the request back into its queue. */
export async function writeMessage(
  context: ShopperContext,
  random: Random,
  { id, text, images }: ParsedInputOf<typeof orderGoodsAftersaleMessage>,
): Promise<Result<WireOutputOf<typeof orderGoodsAftersaleMessage>>> {
  const { db, shopper, now } = context;
  if (text === '' && images.length === 0) return invalid({ text: 'required' });
  const known = await findLatest(db, shopper.id, id);
  if (!known) return refuse('NOT_FOUND');
  await lockOrder(db, known.orderId);
  // As it is under the lock: the shop may have decided meanwhile.
  const row = (await findLatest(db, shopper.id, id)) ?? known;
  const conversationDays = await readSetting({ db }, conversationDaysSetting);
  if (!isConversationOpen(row, { now, conversationDays }))
    return refuse('ORDER_STATE', { messageKey: 'afterSales.closed' });
  const kinds = await takeUploads(db, shopper.id, images);
  if (images.some((url) => kinds.get(url) !== 'image')) return invalid({ images: 'exists' });
  const limit = { bucket: `aftersale message ${shopper.id}`, max: maxPerHour, windowSeconds: hour };
  const wait = await takeAttempt(db, limit, now);
  if (wait > 0) return refuse('RATE_LIMITED', { data: { retry_after: wait } });
  const message = await addMessage(db, { afterSaleId: row.id, author: 'shopper', words: text, images }, now);
  if (message === null) return refuse('LIMIT_REACHED', { data: { limit: mostMessages } });
  if (images.length > 0 && nextAfterSalesStep(row, 'answer', 'shopper') !== null)
    await transition(db, row, { event: 'answer', actor: 'shopper', random, now });
  return ok({ id: message.id });
}

/** Marks the shop's messages as read, up to one that was seen. */
export async function markSeen(
  { db, shopper, now }: ShopperContext,
  { id, message }: ParsedInputOf<typeof orderGoodsAftersaleSeen>,
): Promise<Result<null>> {
  const row = await findLatest(db, shopper.id, id);
  if (!row) return refuse('NOT_FOUND');
  await markRead(db, { afterSaleId: row.id, by: 'shopper', upTo: message }, now);
  return ok();
}
