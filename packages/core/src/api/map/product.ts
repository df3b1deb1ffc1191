import type { InferOutput } from 'valibot';
import type { CategoryNodeData } from '../../contract/shapes/category.ts';
import type { homeShape } from '../../contract/shapes/config.ts';
import type { Category, HomeProducts } from '../types/product.ts';
import type { CategoryId } from '../types/ids.ts';
import { toProductSummary } from './productSummary.ts';
import { toBranded, toBrandedOrUndefined } from './values.ts';

export function toHomeProducts(data: InferOutput<typeof homeShape>, currency: string): HomeProducts {
  return {
    recommended: data.recommends.map((card) => toProductSummary(card, currency)),
    hot: data.hots.map((card) => toProductSummary(card, currency)),
    fresh: data.news.map((card) => toProductSummary(card, currency)),
  };
}

export function toCategory(data: CategoryNodeData, currency: string): Category {
  return {
    id: toBranded<CategoryId>(data.id),
    parentId: toBrandedOrUndefined<CategoryId>(data.pid),
    name: data.name,
    imageUrl: data.image,
    flagText: data.flag_text,
    children: data.childlist.map((child) => toCategory(child, currency)),
    goods: data.goods.map((card) => toProductSummary(card, currency)),
  };
}
