import { toId, type CategoryId } from '@pawlet/core/api';
import { expect, it } from 'vitest';
import { makeCategory } from '../../../test/makeCategory.ts';
import { findCategoryPath } from './findCategoryPath.ts';

const tree = [
  makeCategory(1, 'Fountains'),
  makeCategory(2, 'Cameras', [makeCategory(21, 'Outdoors'), makeCategory(22, 'Indoors')]),
];

it.each([
  [1, ['Fountains']],
  [2, ['Cameras']],
  [22, ['Cameras', 'Indoors']],
  [3, []],
  [undefined, []],
])('finds category %s after its parents', (id, names) => {
  expect(findCategoryPath(tree, toId<CategoryId>(id)).map(({ name }) => name)).toEqual(names);
});
