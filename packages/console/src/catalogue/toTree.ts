import type { OperatorCategory } from '@pawlet/operator';

/** Categories with those below each right after it; the order among those with the same parent stays. */
export function toTree(categories: readonly OperatorCategory[]): readonly OperatorCategory[] {
  const known = new Set(categories.map(({ slug }) => slug));
  const below = (parent: string | null): readonly OperatorCategory[] =>
    categories
      .filter((one) => (one.parent !== null && known.has(one.parent) ? one.parent : null) === parent)
      .flatMap((one) => [one, ...below(one.slug)]);
  return below(null);
}
