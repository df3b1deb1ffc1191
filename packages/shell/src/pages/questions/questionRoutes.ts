import type { GoodsId, QuestionId } from '@pawlet/core/api';

/** All questions about a product. */
export function questionsRoute(goodsId: GoodsId): string {
  return `/pages/goods/ask?goods_id=${goodsId}`;
}

/** The form that asks one. */
export function putAskRoute(goodsId: GoodsId): string {
  return `/pages/goods/putAsk?goods_id=${goodsId}`;
}

/** One question and its answers. */
export function questionRoute(id: QuestionId): string {
  return `/pages/goods/askList?ask_id=${id}`;
}

/** The same with the answer box open. */
export function answerRoute(id: QuestionId): string {
  return `/pages/goods/askList2?ask_id=${id}`;
}
