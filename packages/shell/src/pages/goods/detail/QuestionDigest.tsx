import type { GoodsDetail } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { Tag } from '@pawlet/widgets/ui';
import styles from './Detail.module.css';
import { goodsDetailMessages } from './messages/messages.ts';

/** The latest questions with their best answers. */
export function QuestionDigest({ goods }: { readonly goods: GoodsDetail }) {
  const text = useText(goodsDetailMessages);
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('goodsDetail.questions', { count: goods.questionCount })}</h2>
      {goods.questions.length === 0 ? (
        <p className={styles['none']}>{text('goodsDetail.noQuestions')}</p>
      ) : null}
      {goods.questions.map(({ id, content, language, answerCount, bestAnswer }) => (
        <div key={id} className={styles['question']}>
          <p className={styles['ask']} lang={language}>
            {content}
          </p>
          {bestAnswer === undefined ? null : (
            <p className={styles['answer']}>
              {bestAnswer.isBuyer ? <Tag tone="success">{text('goodsDetail.bought')}</Tag> : null}{' '}
              <span lang={bestAnswer.language}>{bestAnswer.content}</span>
            </p>
          )}
          <p className={styles['variant']}>{text('goodsDetail.answers', { count: answerCount })}</p>
        </div>
      ))}
    </section>
  );
}
