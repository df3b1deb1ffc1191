import type { QuestionDetail } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { Icon } from '@pawlet/widgets/ui';
import { paths } from '../../../routing/paths.ts';
import { Translated } from '../../../translation/Translated.tsx';
import styles from '../Questions.module.css';
import { questionsMessages } from '../questionsMessages.ts';
import { AuthorRow } from './AuthorRow.tsx';
import { HeldNote } from './HeldNote.tsx';
import { Marked } from './Marked.tsx';

/** The question at the head of its page. */
export function QuestionHead({ question }: { readonly question: QuestionDetail }) {
  const text = useText(questionsMessages);
  const { goodsId, content, language, author, audience, isPublished, refusal, createdAt } = question;
  return (
    <section className={styles['card']}>
      <div className={styles['head']}>
        <Translated
          kind="question"
          id={isPublished ? question.id : undefined}
          text={content}
          language={language}
        >
          {(shown) => (
            <Marked kind="question" language={shown.language}>
              {shown.text}
            </Marked>
          )}
        </Translated>
        {isPublished ? null : <HeldNote refusal={refusal} className={styles['note']} />}
        {audience === 'buyers' ? <p className={styles['note']}>{text('questions.buyersOnly')}</p> : null}
        <AuthorRow author={author} createdAt={createdAt} />
        <RouteLink className={styles['toProduct']} route={`${paths.product}?id=${goodsId}`}>
          {text('questions.toProduct')}
          <Icon name="chevronRight" size={14} />
        </RouteLink>
      </div>
    </section>
  );
}
