import { asc, desc, eq, sql } from 'drizzle-orm';
import { attributes, attributeValues, categories, categoryAttributes } from '../../db/schema/category.ts';
import { goods, goodsAttributes } from '../../db/schema/goods.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import type { Localized } from '../../i18n/language.ts';

const typeWords: Readonly<Record<'radio' | 'checkbox', Localized>> = {
  radio: {
    zh: '单选',
    en: 'One',
    ja: '1つ選択',
    fr: 'Un seul choix',
    de: 'Einfachauswahl',
    it: 'Scelta singola',
    es: 'Una opción',
    ko: '단일 선택',
  },
  checkbox: {
    zh: '多选',
    en: 'Several',
    ja: '複数選択',
    fr: 'Plusieurs choix',
    de: 'Mehrfachauswahl',
    it: 'Scelta multipla',
    es: 'Varias opciones',
    ko: '복수 선택',
  },
};

/**
 * The attributes by which goods of a category can be filtered, with the values that its goods have. A child
 * without attributes of its own takes those of its parent.
 */
export async function readFilters(context: RequestContext, categoryId: number) {
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
      type_text: context.pick(typeWords[link.type]),
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
