import type { AnswerId, EpochMs, GoodsId, QuestionId } from './ids.ts';

/** Who may answer a question. */
export type QuestionAudience = 'everyone' | 'buyers';

/** A question about a product. */
export interface Question {
  readonly id: QuestionId;
  readonly goodsId: GoodsId;
  readonly content: string;
  readonly language: string;
  readonly author: { readonly nickname: string; readonly avatarUrl: string };
  readonly answerCount: number;
  readonly bestAnswer:
    | {
        readonly id?: number | undefined;
        readonly content: string;
        readonly language: string;
        readonly isBuyer: boolean;
      }
    | undefined;
  /** Who may answer. */
  readonly audience: QuestionAudience;
  /** This shopper may answer; false for visitors. */
  readonly canAnswer: boolean;
  readonly createdAt: EpochMs | undefined;
}

/** An answer to a question. */
export interface Answer {
  readonly id: AnswerId;
  readonly content: string;
  readonly language: string;
  readonly author: { readonly nickname: string; readonly avatarUrl: string };
  /** The writer bought the product. */
  readonly isBuyer: boolean;
  readonly createdAt: EpochMs | undefined;
}

/** An answer that only its writer sees. */
export interface HeldAnswer extends Answer {
  /** Why the shop does not publish it; '' while it waits for review. */
  readonly refusal: string;
}

/** A question as its own page shows it. */
export interface QuestionDetail extends Question {
  /** False while it waits for review, or was refused: only its writer sees it then. */
  readonly isPublished: boolean;
  /** Why the shop does not publish it; '' where it does, or has not decided. */
  readonly refusal: string;
  /** The shopper's own answers that wait for review or were refused, newest first. */
  readonly ownAnswers: readonly HeldAnswer[];
}

/** A question in one of the shopper's own lists. */
export interface OwnQuestion extends Question {
  readonly isPublished: boolean;
  /** Why the shop does not publish the shopper's question; '' elsewhere. */
  readonly refusal: string;
  /** Undefined if the product is gone. */
  readonly goods: { readonly id: GoodsId; readonly title: string; readonly imageUrl: string } | undefined;
  /** What the shopper answered; in the list of answers only. */
  readonly ownAnswer:
    | {
        readonly id: AnswerId;
        readonly content: string;
        /** Language in which it was written, '' if unknown. */
        readonly language: string;
        readonly isPublished: boolean;
        /** Why the shop does not publish it; '' where it does, or has not decided. */
        readonly refusal: string;
        readonly createdAt: EpochMs | undefined;
      }
    | undefined;
}
