import type { Answer, HeldAnswer, QuestionDetail } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { Translated } from '../../../translation/Translated.tsx';
import styles from '../Questions.module.css';
import { questionsMessages } from '../questionsMessages.ts';
import { AuthorRow } from './AuthorRow.tsx';
import { HeldNote } from './HeldNote.tsx';

/** The shopper's own answers that are pending or were rejected. */
export function OwnAnswers({ answers }: { readonly answers: readonly HeldAnswer[] }) {
  const text = useText(questionsMessages);
  if (answers.length === 0) return null;
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('questions.yourAnswer')}</h2>
      <ul className={styles['answers']}>
        {answers.map((answer) => (
          <AnswerRow key={answer.id} answer={answer} refusal={answer.refusal} />
        ))}
      </ul>
    </section>
  );
}

export interface AnswerListProps {
  readonly question: QuestionDetail;
  readonly answers: readonly Answer[];
}

/** The published answers to a question. */
export function AnswerList({ question, answers }: AnswerListProps) {
  const text = useText(questionsMessages);
  const isEmpty = answers.length === 0;
  const isOpen = question.isPublished && question.ownAnswers.length === 0;
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>
        {isEmpty ? text('questions.noAnswers') : text('questions.answers', { count: question.answerCount })}
      </h2>
      {isEmpty && isOpen ? <p className={styles['note']}>{text('questions.noAnswersHint')}</p> : null}
      {isEmpty ? null : (
        <ul className={styles['answers']}>
          {answers.map((answer) => (
            <AnswerRow key={answer.id} answer={answer} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface AnswerRowProps {
  readonly answer: Answer;
  /**
   * Why the shop does not publish it, '' while it is pending.
   * @default it is published
   */
  readonly refusal?: string | undefined;
}

function AnswerRow({ answer, refusal }: AnswerRowProps) {
  return (
    <li className={styles['answer']}>
      <AuthorRow author={answer.author} isBuyer={answer.isBuyer} createdAt={answer.createdAt} />
      <Translated
        kind="answer"
        id={refusal === undefined ? answer.id : undefined}
        text={answer.content}
        language={answer.language}
      >
        {(shown) => (
          <p className={styles['answerText']} lang={shown.language}>
            {shown.text}
          </p>
        )}
      </Translated>
      {refusal === undefined ? null : <HeldNote refusal={refusal} className={styles['answerNote']} />}
    </li>
  );
}
