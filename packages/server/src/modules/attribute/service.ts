import { asc, desc, eq, sql } from 'drizzle-orm';
import { attributes, attributeValues, categories, categoryAttributes } from '../../db/schema/category.ts';
import { goods, goodsAttributes } from '../../db/schema/goods.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { translate } from '../../i18n/translate.ts';

/**
 * The attributes by which goods of a category can be filtered, with the values that its goods have. A child
 * without attributes of its own takes those of its parent.
 */
export function readFilters(context: RequestContext, categoryId: number) {
  return context.recall(`filters ${categoryId}`, () => findFilters(context, categoryId));
}

async function findFilters(context: RequestContext, categoryId: number) {
  const { db } = context;
  const [category] = await db.select().from(categories).where(eq(categories.id, categoryId));
  if (!category) return [];
  const owned = await findOwned(context, categoryId);
  const rows = owned.length > 0 ? owned : await findOwned(context, category.pid);
  const offered = await db
    .selectDistinct({
      id: attributeValues.id,
      attributeId: attributeValues.attributeId,
      name: attributeValues.name,
      weigh: attributeValues.weigh,
    })
    .from(goodsAttributes)
    .innerJoin(goods, eq(goods.id, goodsAttributes.goodsId))
    .innerJoin(attributeValues, eq(attributeValues.id, goodsAttributes.valueId))
    .where(
      sql`${goods.status} <> 'hidden' and ${goods.categoryId} in (select ${categories.id} from ${categories} where ${categories.id} = ${categoryId} or ${categories.pid} = ${categoryId})`,
    )
    .orderBy(desc(attributeValues.weigh), asc(attributeValues.id));
  return rows
    .map(({ attribute, link }) => ({
      id: attribute.id,
      category_id: categoryId,
      is_search: 1,
      is_must: link.isMust,
      type: link.type,
      type_text: translate(context.language, `attribute.type.${link.type}`),
      name: context.pick(attribute.name),
      attribute_value: offered
        .filter(({ attributeId }) => attributeId === attribute.id)
        .map((value) => ({ id: value.id, attribute_id: attribute.id, name: context.pick(value.name) })),
    }))
    .filter(({ attribute_value }) => attribute_value.length > 0);
}

async function findOwned({ db }: RequestContext, categoryId: number) {
  return db
    .select({ attribute: attributes, link: categoryAttributes })
    .from(categoryAttributes)
    .innerJoin(attributes, eq(attributes.id, categoryAttributes.attributeId))
    .where(eq(categoryAttributes.categoryId, categoryId))
    .orderBy(desc(categoryAttributes.weigh), asc(attributes.id));
}
