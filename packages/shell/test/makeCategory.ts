import type { Category, CategoryId } from '@pawlet/core/api';

/** A category without products. */
export function makeCategory(id: number, name: string, children: readonly Category[] = []): Category {
  return {
    id: id as CategoryId,
    parentId: undefined,
    name,
    imageUrl: '',
    flagText: '',
    children,
    goods: [],
  };
}
