import { eq } from 'drizzle-orm';
import { decide } from '../../modules/after-sales/operations.ts';
import type { ReasonKey } from '../../modules/after-sales/reasons.ts';
import { issueInvoice, writeInvoice } from '../../modules/invoice/service.ts';
import { inTransaction } from '../inTransaction.ts';
import { createOrderOperations } from '../../modules/order/operations.ts';
import { receiveOrder } from '../../modules/order/receive.ts';
import { findOrderBySn, type OrderRow } from '../../modules/order/repository.ts';
import { favourites } from '../schema/favourites.ts';
import { invoices } from '../schema/invoice.ts';
import { demoAccount } from './accounts.ts';
import { demoShopperId } from './demoShopper.ts';
import { writeOverseasAddress, writeReview, writeWords } from './ownWords.ts';
import type { SeedContext, SeedStep } from './step.ts';
import { applyForRefund, findOffers, writeOrder } from './writePurchase.ts';

const daySeconds = 24 * 3600;
const hourSeconds = 3600;

/** A past purchase of the demo shopper and its state. */
interface Purchase {
  /** Slug of the product. */
  readonly product: string;
  readonly daysAgo: number;
  readonly reached: 'cancelled' | 'paid' | 'shipped' | 'received' | 'reviewed';
  /** The coupon used. */
  readonly coupon?: string;
  readonly isInvoiced?: boolean;
  /** The after-sales request, made two days after the purchase. */
  readonly afterSale?: {
    readonly type: 1 | 2;
    readonly reason: ReasonKey;
    readonly steps: readonly ('approve' | 'reject' | 'receive')[];
  };
}

/** Oldest first. */
const purchases: readonly Purchase[] = [
  { product: 'desiccant-pack', daysAgo: 82, reached: 'reviewed' },
  { product: 'camera-lookout', daysAgo: 64, reached: 'reviewed', coupon: 'shop-8', isInvoiced: true },
  {
    product: 'battery-pack',
    daysAgo: 47,
    reached: 'received',
    afterSale: { type: 1, reason: 'price_dropped', steps: ['reject'] },
  },
  {
    product: 'cleaning-set',
    daysAgo: 32,
    reached: 'paid',
    afterSale: { type: 1, reason: 'changed_mind', steps: ['approve'] },
  },
  {
    product: 'feeder-wet',
    daysAgo: 23,
    reached: 'received',
    afterSale: { type: 2, reason: 'damaged_in_transit', steps: ['approve', 'receive'] },
  },
  { product: 'feeder-meal', daysAgo: 14, reached: 'received' },
  {
    product: 'camera-treat',
    daysAgo: 11,
    reached: 'received',
    afterSale: { type: 2, reason: 'pet_dislikes_it', steps: ['approve'] },
  },
  { product: 'pump-quiet', daysAgo: 6, reached: 'cancelled' },
  {
    product: 'tracker-hub',
    daysAgo: 4,
    reached: 'paid',
    afterSale: { type: 1, reason: 'wrong_option', steps: [] },
  },
  { product: 'fountain-aura', daysAgo: 1, reached: 'shipped' },
];

const favouriteSlugs = ['fountain-steel', 'camera-outdoor', 'tracker-cat', 'bowl-steel'];

/** The demo shopper's history: past purchases in every state, reviews, questions, an invoice, favourites. */
export const purchasesStep: SeedStep = {
  name: 'purchases',
  async run(context) {
    const { db, now } = context;
    const userId = await demoShopperId(db);
    const offers = await findOffers(db, [...purchases.map(({ product }) => product), ...favouriteSlugs]);
    for (const purchase of purchases) {
      const offer = offers.get(purchase.product);
      if (!offer) throw new Error(`Pawlet: the product ${purchase.product} is not in the seed.`);
      const createtime = now - purchase.daysAgo * daySeconds;
      const written = await writeOrder(context, {
        userId,
        offer,
        createtime,
        couponSlug: purchase.coupon,
        isCancelled: purchase.reached === 'cancelled',
      });
      await moveOn(context, written, purchase);
    }
    await db.insert(favourites).values(
      favouriteSlugs.flatMap((slug, index) => {
        const offer = offers.get(slug);
        return offer
          ? [{ userId, productId: offer.product.id, createtime: now - (index + 2) * daySeconds }]
          : [];
      }),
    );
    await writeOverseasAddress(context, userId);
    await writeWords(context, userId);
  },
};

/** Advances an order to the purchase's state through the shop's own steps. */
async function moveOn(context: SeedContext, order: OrderRow, purchase: Purchase): Promise<void> {
  const { db, random } = context;
  const { orderSn, createtime } = order;
  const { reached, afterSale } = purchase;
  if (reached === 'cancelled') return;
  const at = (now: number) => createOrderOperations({ db, random, now, playsParcels: true });
  if (reached !== 'paid') {
    await at(createtime + hourSeconds).ship(orderSn);
    await at(createtime + 9 * hourSeconds).trace(orderSn, 'transit');
  }
  if (reached === 'received' || reached === 'reviewed') {
    await at(createtime + 20 * hourSeconds).trace(orderSn, 'outForDelivery');
    await at(createtime + 24 * hourSeconds).deliver(orderSn);
    await receiveOrder(db, await current(context, orderSn), 'shopper', createtime + 26 * hourSeconds);
  }
  if (reached === 'reviewed')
    await writeReview(context, await current(context, orderSn), createtime + 8 * daySeconds);
  if (purchase.isInvoiced === true)
    await writeOldInvoice(context, await current(context, orderSn), createtime + 9 * daySeconds);
  if (!afterSale) return;
  const since = createtime + 2 * daySeconds;
  const refundSn = await applyForRefund(context, await current(context, orderSn), { ...afterSale, since });
  for (const [step, event] of afterSale.steps.entries())
    await decide({ db, random, now: since + (step + 2) * hourSeconds }, refundSn, event);
}

async function current({ db }: SeedContext, orderSn: string): Promise<OrderRow> {
  const order = await findOrderBySn(db, orderSn);
  if (!order) throw new Error('Pawlet: a past purchase was not written.');
  return order;
}

/** An invoice that was issued and sent at the time. */
async function writeOldInvoice({ db, random }: SeedContext, order: OrderRow, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { invoiceSn } = await writeInvoice(tx, [order], {
      fields: {
        type: 1,
        head_type: 2,
        title: 'Momo',
        tax_no: '',
        bank_name: '',
        bank_account: '',
        address: '',
        mobile: '',
        email: demoAccount.email,
        content: '',
      },
      random,
      now,
      language: 'zh',
    });
    await issueInvoice(tx, invoiceSn, now);
    await tx.update(invoices).set({ mailtime: now }).where(eq(invoices.invoiceSn, invoiceSn));
  });
}
