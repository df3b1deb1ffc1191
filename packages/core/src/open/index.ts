export { createAnonymousPawlet } from './createAnonymousPawlet.ts';
export type { AnonymousPawlet, AnonymousPawletOptions, Visit } from './createAnonymousPawlet.ts';
export { goodsCards } from './goodsCards.ts';
export { readGoodsDetail } from './goodsDetail.ts';
export { reportUnknownOrigin } from '../pawlet/reportUnknownOrigin.ts';
