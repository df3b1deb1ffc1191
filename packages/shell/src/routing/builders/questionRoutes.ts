import type { ProductId, QuestionId } from '@pawlet/core/api';
import { paths } from '../paths.ts';

/** All questions about a product. */
export function questionsRoute(goodsId: ProductId): string {
  return `${paths.questions}?goods_id=${goodsId}`;
}

/** The form for a new question. */
export function newQuestionRoute(goodsId: ProductId): string {
  return `${paths.askQuestion}?goods_id=${goodsId}`;
}

/** One question and its answers. */
export function questionRoute(id: QuestionId): string {
  return `${paths.question}?ask_id=${id}`;
}

/** The same with the answer form open. */
export function answerRoute(id: QuestionId): string {
  return `${paths.answerQuestion}?ask_id=${id}`;
}
