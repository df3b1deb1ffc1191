import type { Question } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { Icon, Tag } from '@pawlet/widgets/ui';
import type { ReactNode } from 'react';
import styles from '../Questions.module.css';
import { questionsMessages } from '../questionsMessages.ts';
import { questionRoute } from '../../../routing/builders/questionRoutes.ts';
import { Marked } from './Marked.tsx';
import { PendingTag } from './PendingTag.tsx';

export interface QuestionCardProps {
  readonly question: Question;
  /**
   * False shows that it is pending.
   * @default true
   */
  readonly isPublished?: boolean | undefined;
  /**
   * Why the shop does not publish it.
   * @default ''
   */
  readonly refusal?: string | undefined;
  /** Above the question, such as the product. */
  readonly head?: ReactNode;
  /** Replaces the best answer. */
  readonly answer?: ReactNode;
  /** At the end of the footer: a button. */
  readonly action?: ReactNode;
}

/** A question with its best answer; the whole card links to all answers. */
export function QuestionCard({
  question,
  isPublished = true,
  refusal,
  head,
  answer,
  action,
}: QuestionCardProps) {
  const text = useText(questionsMessages);
  const { id, content, language, bestAnswer, answerCount } = question;
  const count = text('questions.answers', { count: answerCount });
  return (
    <article className={styles['card']}>
      {head}
      <RouteLink className={styles['body']} route={questionRoute(id)}>
        <Marked
          kind="question"
          language={language}
          badge={isPublished ? undefined : <PendingTag refusal={refusal} />}
          refusal={refusal}
          clamp
        >
          {content}
        </Marked>
        {answer ??
          (bestAnswer === undefined ? null : (
            <Marked
              kind="answer"
              language={bestAnswer.language}
              badge={bestAnswer.isBuyer ? <Tag tone="success">{text('questions.bought')}</Tag> : undefined}
              clamp
            >
              {bestAnswer.content}
            </Marked>
          ))}
        <span className={styles['count']}>
          {answerCount === 0 ? text('questions.noAnswers') : count}
          <Icon name="chevronRight" size={14} />
        </span>
      </RouteLink>
      {action === undefined || action === null ? null : <div className={styles['action']}>{action}</div>}
    </article>
  );
}
