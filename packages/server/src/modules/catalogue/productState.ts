import type { OperatorProduct } from '@pawlet/operator';
import type { ProductEntry } from '../transfer/productSchema.ts';

type State = OperatorProduct['state'];
type Status = Pick<ProductEntry, 'status' | 'isDraft'>;

/** The state of a product in the operator API. */
export function toProductState({ status, isDraft }: Status): State {
  if (isDraft) return 'draft';
  if (status === 'hidden') return 'unpublished';
  return status === 'soldout' ? 'sold-out' : 'published';
}

/** What a product lacks before it can be published. */
export function findGaps({
  title,
  originalLanguage,
  images,
  skus,
}: Pick<ProductEntry, 'title' | 'originalLanguage' | 'images' | 'skus'>): OperatorProduct['gaps'] {
  const active = skus.filter(({ isActive }) => isActive);
  const gaps: OperatorProduct['gaps'] = [];
  if (title[originalLanguage] === '') gaps.push('title');
  if (images.length === 0) gaps.push('picture');
  if (active.length === 0) gaps.push('variant');
  if (active.some(({ prices }) => Object.keys(prices).length === 0)) gaps.push('price');
  return gaps;
}
