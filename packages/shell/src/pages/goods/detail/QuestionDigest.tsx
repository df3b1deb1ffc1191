import type { GoodsDetail } from '@pawlet/core/api';
import { useAction, useRequireLogin, useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { Button, Icon, Tag } from '@pawlet/widgets/ui';
import { memo } from 'react';
import { useNavigation } from '../../../mall.ts';
import { putAskRoute, questionRoute, questionsRoute } from '../../questions/questionRoutes.ts';
import styles from './Detail.module.css';
import { goodsDetailMessages } from './messages/messages.ts';

const shown = 2;

/** The latest questions with their best answers, and the way to ask one. */
export const QuestionDigest = memo(function QuestionDigest({ goods }: { readonly goods: GoodsDetail }) {
  const text = useText(goodsDetailMessages);
  const navigation = useNavigation();
  const requireLogin = useRequireLogin();
  const { run: ask } = useAction(async () => {
    if (await requireLogin()) await navigation.navigateTo(putAskRoute(goods.id));
  });
  return (
    <section className={styles['card']}>
      <div className={styles['headingRow']}>
        <h2 className={styles['heading']}>{text('goodsDetail.questions', { count: goods.questionCount })}</h2>
        {goods.questionCount === 0 ? null : (
          <RouteLink className={styles['more']} route={questionsRoute(goods.id)}>
            {text('goodsDetail.allQuestions')}
            <Icon name="chevronRight" size={14} />
          </RouteLink>
        )}
      </div>
      {goods.questions.length === 0 ? (
        <p className={styles['none']}>{text('goodsDetail.noQuestions')}</p>
      ) : null}
      {goods.questions.slice(0, shown).map(({ id, content, language, answerCount, bestAnswer }) => (
        <RouteLink key={id} className={styles['question']} route={questionRoute(id)}>
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
        </RouteLink>
      ))}
      <div className={styles['askRow']}>
        <Button variant="outlined" size="s" onClick={() => void ask()}>
          {text('goodsDetail.ask')}
        </Button>
      </div>
    </section>
  );
});
