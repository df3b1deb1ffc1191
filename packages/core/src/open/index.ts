export { createOpenPawlet } from './createOpenPawlet.ts';
export type { OpenPawlet, OpenPawletOptions, Visit } from './createOpenPawlet.ts';
export { goodsCards } from './goodsCards.ts';
export { readGoodsDetail } from './goodsDetail.ts';
export { tellIfUnknown } from '../pawlet/tellIfUnknown.ts';
