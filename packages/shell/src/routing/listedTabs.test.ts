import { expect, it } from 'vitest';
import { withListedTabs } from './listedTabs.ts';
import type { Route } from './Route.ts';
import { routes } from '../routes.ts';

const toPath = ({ path }: Route): string => path;

it('makes the points mall a tab page while the shop lists it', () => {
  let tabs: readonly { readonly path: string }[] | undefined = undefined;
  const rows = withListedTabs(routes, () => tabs);
  const shown = () => rows.filter(({ isTab }) => isTab === true).map(toPath);
  const always = routes.filter(({ isTab }) => isTab === true).map(toPath);
  expect(always).toHaveLength(4);
  expect(shown()).toEqual(always);
  tabs = [{ path: '/pages/index/index' }, { path: '/pages/order/list' }];
  expect(shown()).toEqual(always);
  tabs = [...tabs, { path: '/pages/integral/index' }];
  expect(shown().toSorted()).toEqual([...always, '/pages/integral/index'].toSorted());
});
