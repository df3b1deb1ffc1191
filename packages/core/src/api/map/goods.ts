import type { InferOutput } from 'valibot';
import type { CategoryNodeData } from '../../contract/shapes/category.ts';
import type { homeShape } from '../../contract/shapes/config.ts';
import type { Category, HomeGoods } from '../types/goods.ts';
import type { CategoryId } from '../types/ids.ts';
import { toGoodsCard } from './goodsCard.ts';
import { toBranded, toBrandedOrUndefined } from './values.ts';

export function toHomeGoods(data: InferOutput<typeof homeShape>, currency: string): HomeGoods {
  return {
    recommended: data.recommends.map((card) => toGoodsCard(card, currency)),
    hot: data.hots.map((card) => toGoodsCard(card, currency)),
    fresh: data.news.map((card) => toGoodsCard(card, currency)),
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
    goods: data.goods.map((card) => toGoodsCard(card, currency)),
  };
}
