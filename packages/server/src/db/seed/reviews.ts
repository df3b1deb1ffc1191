import { desc, eq } from 'drizzle-orm';
import { insertAll } from '../bulk.ts';
import { recountReviews } from '../../modules/reviews/repository.ts';
import type { Database } from '../database.ts';
import { attributes, attributeValues } from '../schema/category.ts';
import { products } from '../schema/products.ts';
import type { LineAttribute } from '../schema/order.ts';
import { reviews } from '../schema/review.ts';
import { shoppers } from '../schema/shopper.ts';
import { allPeople } from './data/people/allPeople.ts';
import { allReviews } from './data/reviews/allReviews.ts';
import type { SkuValues } from './data/types.ts';
import type { SeedStep } from './step.ts';

const daySeconds = 24 * 3600;
const replyAfterSeconds = 5 * 3600;

/** Reviews with the shop's replies, and the review counts of products. */
export const reviewsStep: SeedStep = {
  name: 'reviews',
  async run({ db, now }) {
    const productIds = new Map(
      (await db.select({ slug: products.slug, id: products.id }).from(products)).map((row) => [
        row.slug,
        row.id,
      ]),
    );
    const people = await db.select({ key: shoppers.username, id: shoppers.id }).from(shoppers);
    const personIds = new Map(people.map(({ key, id }) => [key, id]));
    const toAttributes = await createToAttributes(db);
    const written = await db
      .insert(reviews)
      .values(
        allReviews.map((review, index) => {
          // Spread over the minutes of the day.
          const createtime = now - review.daysAgo * daySeconds - ((index * 1237) % 36_000);
          return {
            userId: personIds.get(review.person) ?? null,
            productId: productIds.get(review.product) ?? 0,
            attributes: toAttributes(review.values),
            star: review.star,
            content: review.text,
            images: review.images ?? [],
            lang: allPeople.find(({ key }) => key === review.person)?.language ?? '',
            status: 'normal' as const,
            createtime,
            updatetime: createtime,
          };
        }),
      )
      .returning();
    await insertAll(
      db,
      reviews,
      written.flatMap((row, index) => {
        const reply = allReviews[index]?.reply;
        if (reply === undefined) return [];
        const createtime = Math.min(now, row.createtime + replyAfterSeconds);
        const { productId, lang } = row;
        return [
          {
            pid: row.id,
            productId,
            lang,
            content: reply,
            status: 'normal' as const,
            createtime,
            updatetime: createtime,
          },
        ];
      }),
    );
    await recountReviews(db);
  },
};

/** Creates a function that formats a SKU's attributes, in the order in which the shop shows them. */
async function createToAttributes(db: Database): Promise<(values: SkuValues) => LineAttribute[]> {
  const rows = await db
    .select({ attribute: attributes, value: attributeValues })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .orderBy(desc(attributes.weigh));
  return (values) =>
    rows
      .filter(({ attribute, value }) => values[attribute.slug] === value.slug)
      .map(({ attribute, value }) => ({ name: attribute.name, value: value.name }));
}
