import { expect, it } from 'vitest';
import { routesOfSpec } from '../../test/routesOfSpec.ts';
import { routes } from '../routes.ts';

it('has every page of the storefront and the two of the system', () => {
  const known = new Set(routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]));
  expect(routesOfSpec).toHaveLength(84);
  expect(routesOfSpec.filter((path) => !known.has(path))).toEqual([]);
});

it('contains every page once', () => {
  const paths = routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
