import { attributesKind, brandsKind, categoriesKind, guaranteesKind } from './catalogueKinds.ts';
import { campaignsKind, contentKinds, noticesKind, pagesKind } from './contentKinds.ts';
import { productsKind } from './productKind.ts';
import type { Kind } from './kind.ts';
import { codesKind, couponsKind, discountsKind, freightKind } from './offerKinds.ts';
import { plansKind, pointsProductsKind, surveysKind, tasksKind } from './pointsKinds.ts';

/** All kinds in a shop's files, in import order: kinds that others refer to come first. */
export const kinds: readonly Kind[] = [
  brandsKind,
  attributesKind,
  guaranteesKind,
  categoriesKind,
  productsKind,
  discountsKind,
  codesKind,
  freightKind,
  couponsKind,
  pointsProductsKind,
  tasksKind,
  surveysKind,
  plansKind,
  pagesKind,
  noticesKind,
  campaignsKind,
  ...contentKinds,
];
