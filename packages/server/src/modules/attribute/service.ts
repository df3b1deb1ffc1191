import { cachedReply } from '../../http/cached.ts';
import { topics } from '../../db/topics.ts';
import type { attributeIndex, ParsedInputOf } from '@pawlet/core/contract';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { isOneOf } from '../../db/database.ts';
import { attributes, attributeValues, categories, categoryAttributes } from '../../db/schema/category.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { translate } from '../../i18n/translate.ts';
import { groupBy } from '../products/groupBy.ts';
import { countProductsByValue } from '../products/service.ts';

type Input = ParsedInputOf<typeof attributeIndex>;

/**
 * The filterable attributes of a category, with the values that its products have and the number of products
 * for each value within the other filters. A subcategory without attributes inherits those of its parent.
 */
export function readFilters(context: RequestContext, input: Input) {
  const choice = {
    key: `filters ${JSON.stringify(input)}`,
    topics: [topics.catalogue, topics.products, topics.coupons],
  };
  return cachedReply(context, choice, (inner) => findFilters(inner, input));
}

async function findFilters(context: RequestContext, { values: chosenIds, ...input }: Input) {
  const { db } = context;
  const categoryId = input.category_id;
  const [category] = await db.select().from(categories).where(eq(categories.id, categoryId));
  if (!category) return [];
  const owned = await findOwned(context, categoryId);
  const rows = owned.length > 0 ? owned : await findOwned(context, category.pid);
  const ids = rows.map(({ attribute }) => attribute.id);
  const values = await db
    .select()
    .from(attributeValues)
    .where(isOneOf(attributeValues.attributeId, ids))
    .orderBy(desc(attributeValues.weigh), asc(attributeValues.id));
  const chosen = [...groupBy(await findValues(context, chosenIds), ({ attributeId }) => attributeId)].map(
    ([attributeId, group]) => ({ attributeId, valueIds: group.map(({ id }) => id) }),
  );
  const everything = {
    category_id: categoryId,
    keyword: '',
    brand_id: [],
    price: null,
    flag: null,
    coupon_id: '',
  };
  const offered = await countProductsByValue(context, everything, { ids, chosen: [] });
  const counts = await countProductsByValue(context, input, { ids, chosen });
  return rows
    .map(({ attribute, link }) => ({
      id: attribute.id,
      category_id: categoryId,
      is_search: 1,
      is_must: link.isMust,
      type: link.type,
      type_text: translate(context.language, `attribute.type.${link.type}`),
      name: context.pick(attribute.name),
      attribute_value: values
        .filter(({ attributeId, id }) => attributeId === attribute.id && offered.has(id))
        .map((value) => ({
          id: value.id,
          attribute_id: attribute.id,
          name: context.pick(value.name),
          nums: counts.get(value.id) ?? 0,
        })),
    }))
    .filter(({ attribute_value }) => attribute_value.length > 0);
}

async function findValues({ db }: RequestContext, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: attributeValues.id, attributeId: attributeValues.attributeId })
    .from(attributeValues)
    .where(inArray(attributeValues.id, [...ids]));
}

async function findOwned({ db }: RequestContext, categoryId: number) {
  return db
    .select({ attribute: attributes, link: categoryAttributes })
    .from(categoryAttributes)
    .innerJoin(attributes, eq(attributes.id, categoryAttributes.attributeId))
    .where(eq(categoryAttributes.categoryId, categoryId))
    .orderBy(desc(categoryAttributes.weigh), asc(attributes.id));
}
