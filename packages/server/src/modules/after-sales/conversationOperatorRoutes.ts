import { afterSalesCalls } from '@pawlet/operator';
import { keepPicture } from '../catalogue/mediaRoutes.ts';
import { done, type OperatorArea } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { queueMessageMail } from '../order-mail/outbox.ts';
import { pictureUrl } from '../products/wireValues.ts';
import { createShopPictures, ownRoot } from '../transfer/shopPictures.ts';
import { exchange } from './exchange.ts';
import { addMessage, isConversationOpen, markRead } from './messages.ts';
import { decide } from './operations.ts';
import { rejectRequestApproval } from './approvals.ts';
import { findLatest } from './repository.ts';
import { changeRequest } from './requestOperatorRoutes.ts';
import { readSetting } from '../settings/readSetting.ts';
import { conversationDaysSetting } from './settings.ts';

const exchangeReasons = {
  'not-found': 'request-state',
  'wrong-state': 'request-state',
  withdrawn: 'withdrawal',
  'wrong-sku': 'no-replacement',
  'short-stock': 'short-stock',
} as const;

/** Messages between shop and shopper about a request, pictures that the shop asks for, and replacements. */
export const conversationArea: OperatorArea = (add) => {
  add(afterSalesCalls.askForPictures, (call, { params, fields }) =>
    changeRequest(call, params.sn, async (row) => {
      const { db, deps, now, caller } = call;
      if (row.withdrawalId !== null) return 'withdrawal';
      const words = fields.note;
      const asked = await decide({ db, random: deps.random, now }, row.refundSn, 'ask');
      if (asked.status !== 'done') return 'request-state';
      const message = { afterSaleId: row.id, author: 'shop', words, images: [] } as const;
      if ((await addMessage(db, message, now)) === null) return 'too-many-messages';
      await rejectRequestApproval(db, row.refundSn, caller.actor, now);
      return null;
    }),
  );

  add(afterSalesCalls.exchangeReturn, (call, { params, fields }) =>
    changeRequest(call, params.sn, async ({ refundSn }) => {
      const { db, deps, now, caller } = call;
      const { sku, ...sent } = fields;
      const result = await exchange({ db, random: deps.random, now }, { ...sent, refundSn, skuCode: sku });
      if (result.status !== 'done') return exchangeReasons[result.status];
      await rejectRequestApproval(db, refundSn, caller.actor, now);
      return null;
    }),
  );

  add(afterSalesCalls.writeMessage, async (call, { params, fields }) => {
    const { db, deps, now } = call;
    const { text, pictures = [] } = fields;
    if (text === '' && pictures.length === 0) return refuseWith('invalid', { fields: { text: 'required' } });
    const stored = createShopPictures(deps);
    for (const key of pictures)
      if (!(await stored.has(key.slice(ownRoot.length))))
        return refuseWith('invalid', { fields: { pictures: 'exists' } });
    return changeRequest(call, params.sn, async (row) => {
      // The shopper sees the latest request of a line only.
      const latest = await findLatest(db, row.userId, row.lineId);
      const conversationDays = await readSetting({ db }, conversationDaysSetting);
      if (latest?.id !== row.id || !isConversationOpen(row, { now, conversationDays }))
        return 'conversation-closed';
      const message = { afterSaleId: row.id, author: 'shop', words: text, images: pictures } as const;
      if ((await addMessage(db, message, now)) === null) return 'too-many-messages';
      await queueMessageMail(db, { orderId: row.orderId, afterSaleId: row.id }, now);
      return null;
    });
  });

  add(afterSalesCalls.markMessagesRead, (call, { params, fields }) =>
    changeRequest(call, params.sn, async ({ id }) => {
      await markRead(call.db, { afterSaleId: id, by: 'shop', upTo: fields.upTo }, call.now);
      return null;
    }),
  );

  add(
    afterSalesCalls.uploadRequestPicture,
    async ({ baseUrl }, { prepared: { key } }) =>
      done({ key, url: pictureUrl(baseUrl, key) }, { target: key }),
    { prepare: keepPicture },
  );
};
