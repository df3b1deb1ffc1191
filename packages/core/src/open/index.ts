export { createAnonymousPawlet } from './createAnonymousPawlet.ts';
export type { AnonymousPawlet, AnonymousPawletOptions, Visit } from './createAnonymousPawlet.ts';
export { productSummaries } from './productSummaries.ts';
export { readProductDetail } from './productDetail.ts';
export { reportUnknownOrigin } from '../pawlet/reportUnknownOrigin.ts';
