import type { Answer, QuestionDetail } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import styles from '../Questions.module.css';
import { questionsMessages } from '../messages/messages.ts';
import { AuthorRow } from './AuthorRow.tsx';
import { PendingTag } from './PendingTag.tsx';

export interface AnswerListProps {
  readonly question: QuestionDetail;
  readonly answers: readonly Answer[];
}

/** The answers to a question; the shopper's own that wait for review stand first. */
export function AnswerList({ question, answers }: AnswerListProps) {
  const text = useText(questionsMessages);
  const { ownAnswers, answerCount, isPublished } = question;
  const isEmpty = ownAnswers.length === 0 && answers.length === 0;
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>
        {isEmpty ? text('questions.noAnswers') : text('questions.answers', { count: answerCount })}
      </h2>
      {isEmpty && isPublished ? <p className={styles['note']}>{text('questions.noAnswersHint')}</p> : null}
      {isEmpty ? null : (
        <ul className={styles['answers']}>
          {ownAnswers.map((answer) => (
            <li key={answer.id} className={styles['answer']}>
              <AuthorRow author={answer.author} isBuyer={answer.isBuyer} createdAt={answer.createdAt} />
              <p className={styles['answerText']} lang={answer.language}>
                {answer.content}
              </p>
              <p className={styles['answerNote']}>
                <PendingTag /> {text('questions.pendingHint')}
              </p>
            </li>
          ))}
          {answers.map((answer) => (
            <li key={answer.id} className={styles['answer']}>
              <AuthorRow author={answer.author} isBuyer={answer.isBuyer} createdAt={answer.createdAt} />
              <p className={styles['answerText']} lang={answer.language}>
                {answer.content}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
