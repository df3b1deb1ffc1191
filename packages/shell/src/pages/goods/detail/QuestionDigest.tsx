import type { GoodsDetail } from '@pawlet/core/api';
import { useAction, useRequireLogin, useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { Button, Icon, Tag } from '@pawlet/widgets/ui';
import { memo } from 'react';
import { useNavigation } from '../../../mall.ts';
import { putAskRoute, questionRoute, questionsRoute } from '../../../routing/builders/questionRoutes.ts';
import { ClampedText } from '../../../layout/ClampedText.tsx';
import { Translated } from '../../../translation/Translated.tsx';
import styles from './Detail.module.css';
import { goodsDetailMessages } from './goodsDetailMessages.ts';

const shown = 2;

/** The latest questions with their best answers, and a link to ask one. */
export const QuestionDigest = memo(function QuestionDigest({ goods }: { readonly goods: GoodsDetail }) {
  const text = useText(goodsDetailMessages);
  const navigation = useNavigation();
  const requireLogin = useRequireLogin();
  const { run: ask } = useAction(async () => {
    if (await requireLogin()) await navigation.navigateTo(putAskRoute(goods.id));
  });
  const buttons = { more: text('goodsDetail.more'), less: text('goodsDetail.less') };
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
        <article key={id} className={styles['question']}>
          <div className={styles['ask']}>
            <Translated kind="question" id={id} text={content} language={language}>
              {(shown) => <ClampedText key={shown.text} {...buttons} {...shown} />}
            </Translated>
          </div>
          {bestAnswer === undefined ? null : (
            <div className={styles['answer']}>
              <Translated
                kind="answer"
                id={bestAnswer.id}
                text={bestAnswer.content}
                language={bestAnswer.language}
              >
                {(shown) => (
                  <ClampedText
                    key={shown.text}
                    {...buttons}
                    {...shown}
                    lead={
                      bestAnswer.isBuyer ? <Tag tone="success">{text('goodsDetail.bought')}</Tag> : undefined
                    }
                  />
                )}
              </Translated>
            </div>
          )}
          <RouteLink className={styles['answers']} route={questionRoute(id)}>
            {text('goodsDetail.answers', { count: answerCount })}
            <Icon name="chevronRight" size={14} />
          </RouteLink>
        </article>
      ))}
      <div className={styles['askRow']}>
        <Button variant="outlined" size="s" onClick={() => void ask()}>
          {text('goodsDetail.ask')}
        </Button>
      </div>
    </section>
  );
});
