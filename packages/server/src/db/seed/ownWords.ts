import { and, eq } from 'drizzle-orm';
import { languages } from '../../i18n/language.ts';
import { countryName } from '../../modules/address/countryList.ts';
import { recountReviews } from '../../modules/reviews/repository.ts';
import { findLines, type OrderRow } from '../../modules/order/repository.ts';
import { transition } from '../../modules/order/transitions.ts';
import { addresses } from '../schema/address.ts';
import { products } from '../schema/products.ts';
import { orderLines } from '../schema/order.ts';
import { answers, questions, reviews } from '../schema/review.ts';
import { shoppers } from '../schema/shopper.ts';
import { demoAccount } from './accounts.ts';
import { demoOverseas, demoReviews, demoWords } from './data/people/demoShopper.ts';
import type { SeedContext } from './step.ts';

const daySeconds = 24 * 3600;
const hourSeconds = 3600;

/** The demo shopper's review of a received order, which completes it. */
export async function writeReview({ db }: SeedContext, order: OrderRow, now: number): Promise<void> {
  const lines = await findLines(db, [order.id]);
  for (const line of lines) {
    const [product] = await db
      .select({ slug: products.slug })
      .from(products)
      .where(eq(products.id, line.productId));
    const review = demoReviews.find((one) => one.product === product?.slug);
    if (!review) throw new Error('Pawlet: a review of the demo account is missing.');
    await db.insert(reviews).values({
      userId: order.userId,
      orderId: order.id,
      orderLineId: line.id,
      productId: line.productId,
      attributes: line.attributes,
      star: review.star,
      content: review.text,
      lang: review.language,
      status: 'normal',
      createtime: now,
      updatetime: now,
    });
    await db.update(orderLines).set({ commentstate: 1 }).where(eq(orderLines.id, line.id));
    await recountReviews(db, line.productId);
  }
  await transition(db, order, lines, { event: 'evaluate', actor: 'shopper', now });
}

/** Questions of the demo shopper with buyers' answers, and its own answers, in every language. */
export async function writeWords({ db, now }: SeedContext, userId: number): Promise<void> {
  const people = await db.select({ key: shoppers.username, id: shoppers.id }).from(shoppers);
  const getId = (key: string) => {
    const person = people.find((one) => one.key === key);
    if (!person) throw new Error(`Pawlet: the person ${key} is not in the seed.`);
    return person.id;
  };
  const getProductId = async (slug: string) => {
    const [product] = await db.select({ id: products.id }).from(products).where(eq(products.slug, slug));
    if (!product) throw new Error(`Pawlet: the product ${slug} is not in the seed.`);
    return product.id;
  };
  const cameraId = await getProductId('camera-lookout');
  const feederId = await getProductId('feeder-meal');
  for (const [index, lang] of languages.entries()) {
    const { question, reply, answer } = demoWords[lang];
    const asktime = now - (68 + index) * daySeconds;
    const [asked] = await db
      .insert(questions)
      .values({ userId, productId: cameraId, content: question, lang, status: 'normal', createtime: asktime })
      .returning({ id: questions.id });
    const [received] = await db
      .select({ id: questions.id })
      .from(questions)
      .where(and(eq(questions.productId, feederId), eq(questions.userId, getId(answer.to))));
    if (!asked || !received) throw new Error('Pawlet: a question of the demo account is missing.');
    const published = { isBuy: 1, lang, status: 'normal' as const };
    await db.insert(answers).values([
      {
        ...published,
        questionId: asked.id,
        userId: getId(reply.person),
        content: reply.text,
        createtime: asktime + 5 * hourSeconds,
      },
      {
        ...published,
        questionId: received.id,
        userId,
        content: answer.text,
        createtime: now - 3 * daySeconds - index * hourSeconds,
      },
    ]);
  }
}

/** An address of the demo shopper abroad, in addition to the one in China. */
export async function writeOverseasAddress({ db, now }: SeedContext, userId: number): Promise<void> {
  const { countryCode, firstName, lastName, areaCode, mobile, province, city, detail, postcode } =
    demoOverseas;
  await db.insert(addresses).values({
    userId,
    type: 2,
    countryCode,
    receiver: `${firstName} ${lastName}`,
    mobile,
    detail,
    zipcode: postcode,
    overseas: {
      country_code: countryCode,
      country_name: countryName(countryCode, 'en'),
      first_name: firstName,
      last_name: lastName,
      area_code: areaCode,
      mobile,
      zipcode: postcode,
      extension: '',
      province_name: province,
      city_name: city,
      address: detail,
      email: demoAccount.email,
      company: '',
    },
    createtime: now,
    updatetime: now,
  });
}
