export { createAnonymousPawlet } from './createAnonymousPawlet.ts';
export type { AnonymousPawlet, AnonymousPawletOptions, Visit } from './createAnonymousPawlet.ts';
export { goodsCards } from './goodsCards.ts';
export { readGoodsDetail } from './goodsDetail.ts';
export { tellIfUnknown } from '../pawlet/tellIfUnknown.ts';
