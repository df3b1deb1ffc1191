import type { Category, CategoryId } from '@pawlet/core/api';

/** Finds a category in the tree, after its parents; empty if it is unknown. */
export function findCategoryPath(
  categories: readonly Category[],
  wanted: CategoryId | undefined,
): readonly Category[] {
  for (const category of categories) {
    if (category.id === wanted) return [category];
    const below = findCategoryPath(category.children, wanted);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
