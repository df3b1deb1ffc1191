import type { RequestContext, Shopper } from '../../http/requestContext.ts';
import type { LineAttribute } from '../../db/schema/order.ts';
import type { findNewestQuestions, findNewestReviews } from './digestQuery.ts';
import { pictureUrl } from './wireValues.ts';

type ReviewRow = Awaited<ReturnType<typeof findNewestReviews>>[number];
type QuestionRow = Awaited<ReturnType<typeof findNewestQuestions>>['questions'][number];
type Author = { readonly id: number; readonly nickname: string; readonly avatar: string } | null;

/** Selected attributes in the wire format: "Name:Value,Name:Value"; null for none. */
export function attributeText(
  attributes: readonly LineAttribute[],
  context: Pick<RequestContext, 'pick'>,
): string | null {
  if (attributes.length === 0) return null;
  return attributes.map(({ name, value }) => `${context.pick(name)}:${context.pick(value)}`).join(',');
}

function toAuthor(author: Author, { baseUrl }: RequestContext) {
  if (!author) return { id: 0, nickname: '', avatar: '' };
  return { id: author.id, nickname: author.nickname, avatar: pictureUrl(baseUrl, author.avatar) };
}

function toEntry({ review, author }: Pick<ReviewRow, 'review' | 'author'>, context: RequestContext) {
  return {
    id: review.id,
    pid: review.pid,
    user_id: review.userId ?? 0,
    order_id: review.orderId ?? 0,
    goods_id: review.productId,
    star: review.star,
    content: review.content,
    images: review.images.map((key) => pictureUrl(context.baseUrl, key)),
    createtime: review.createtime,
    updatetime: review.updatetime,
    user: toAuthor(author, context),
    video: pictureUrl(context.baseUrl, review.video),
    sku_attr: attributeText(review.attributes, context) ?? '',
    lang: review.lang,
  };
}

/** A review with its replies in the wire format; a reply without a shopper is the shop's. */
export function toReview(row: ReviewRow, context: RequestContext, shopName: string) {
  return {
    ...toEntry(row, context),
    comments: row.replies.length,
    reply: row.replies.map((reply) => ({
      ...toEntry(reply, context),
      comments: 0,
      manage: reply.review.userId === null ? { id: 1, nickname: shopName } : null,
    })),
  };
}

/** The facts for who may answer a question. */
export type AskedQuestion = Pick<QuestionRow['question'], 'type' | 'userId'>;

/**
 * Whether a shopper may answer: 1 or 0. Never the author of the question; only past buyers where type is 2.
 */
export function canAnswer(
  question: AskedQuestion | undefined,
  shopper: Pick<Shopper, 'id'>,
  isBuyer: boolean,
): 0 | 1 {
  if (!question || question.userId === shopper.id) return 0;
  return question.type === 1 || isBuyer ? 1 : 0;
}

/** An answer in the wire format; one without a shopper is the shop's. */
export function toAnswer(
  { answer, author }: QuestionRow['answers'][number],
  context: RequestContext,
  shopName: string,
) {
  return {
    id: answer.id,
    ask_id: answer.questionId,
    user: answer.userId === null ? { id: 0, nickname: shopName, avatar: '' } : toAuthor(author, context),
    content: answer.content,
    is_buy: answer.isBuy,
    createtime: answer.createtime,
    lang: answer.lang,
  };
}

/** A question with its best answers in the wire format for visitors. */
export function toQuestion(
  { question, author, answers, answerCount }: QuestionRow,
  context: RequestContext,
  shopName: string,
) {
  return {
    id: question.id,
    goods_id: question.productId,
    user: toAuthor(author, context),
    content: question.content,
    type: question.type,
    answer_nums: answerCount,
    answer: answers.map((given) => toAnswer(given, context, shopName)),
    can_answer: 0,
    createtime: question.createtime,
    lang: question.lang,
  };
}
