import type { AnswerId, EpochMs, ProductId, QuestionId } from './ids.ts';

/** Who may answer a question. */
export type QuestionAudience = 'everyone' | 'buyers';

/** A question about a product. */
export interface Question {
  readonly id: QuestionId;
  readonly goodsId: ProductId;
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
  /** Whether this shopper may answer; false for visitors. */
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

/** An answer visible to its author only. */
export interface HeldAnswer extends Answer {
  /** Why the shop does not publish it; '' while it awaits moderation. */
  readonly refusal: string;
}

/** A question with all details. */
export interface QuestionDetail extends Question {
  /** False while it awaits moderation or was refused: it is then visible to its author only. */
  readonly isPublished: boolean;
  /** Why the shop does not publish it; '' if published or undecided. */
  readonly refusal: string;
  /** The shopper's own answers that await moderation or were refused, newest first. */
  readonly ownAnswers: readonly HeldAnswer[];
}

/** A question in the shopper's own lists. */
export interface OwnQuestion extends Question {
  readonly isPublished: boolean;
  /** Why the shop does not publish the shopper's question; '' otherwise. */
  readonly refusal: string;
  /** Undefined if the product no longer exists. */
  readonly goods: { readonly id: ProductId; readonly title: string; readonly imageUrl: string } | undefined;
  /** The shopper's answer; in the list of answers only. */
  readonly ownAnswer:
    | {
        readonly id: AnswerId;
        readonly content: string;
        /** Language of the text, '' if unknown. */
        readonly language: string;
        readonly isPublished: boolean;
        /** Why the shop does not publish it; '' if published or undecided. */
        readonly refusal: string;
        readonly createdAt: EpochMs | undefined;
      }
    | undefined;
}
