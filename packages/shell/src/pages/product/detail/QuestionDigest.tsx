import type { ProductDetail } from '@pawlet/core/api';
import { useAction, useRequireLogin, useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { Button, Icon, Tag } from '@pawlet/widgets/ui';
import { memo } from 'react';
import { useNavigation } from '../../../storefront.ts';
import { newQuestionRoute, questionRoute, questionsRoute } from '../../../routing/builders/questionRoutes.ts';
import { ClampedText } from '../../../layout/ClampedText.tsx';
import { Translated } from '../../../translation/Translated.tsx';
import styles from './Detail.module.css';
import { productDetailMessages } from './productDetailMessages.ts';

const shown = 2;

/** The latest questions with their best answers, and a link to ask one. */
export const QuestionDigest = memo(function QuestionDigest({ product }: { readonly product: ProductDetail }) {
  const text = useText(productDetailMessages);
  const navigation = useNavigation();
  const requireLogin = useRequireLogin();
  const { run: ask } = useAction(async () => {
    if (await requireLogin()) await navigation.navigateTo(newQuestionRoute(product.id));
  });
  const buttons = { more: text('productDetail.more'), less: text('productDetail.less') };
  return (
    <section className={styles['card']}>
      <div className={styles['headingRow']}>
        <h2 className={styles['heading']}>
          {text('productDetail.questions', { count: product.questionCount })}
        </h2>
        {product.questionCount === 0 ? null : (
          <RouteLink className={styles['more']} route={questionsRoute(product.id)}>
            {text('productDetail.allQuestions')}
            <Icon name="chevronRight" size={14} />
          </RouteLink>
        )}
      </div>
      {product.questions.length === 0 ? (
        <p className={styles['none']}>{text('productDetail.noQuestions')}</p>
      ) : null}
      {product.questions.slice(0, shown).map(({ id, content, language, answerCount, bestAnswer }) => (
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
                      bestAnswer.isBuyer ? (
                        <Tag tone="success">{text('productDetail.bought')}</Tag>
                      ) : undefined
                    }
                  />
                )}
              </Translated>
            </div>
          )}
          <RouteLink className={styles['answers']} route={questionRoute(id)}>
            {text('productDetail.answers', { count: answerCount })}
            <Icon name="chevronRight" size={14} />
          </RouteLink>
        </article>
      ))}
      <div className={styles['askRow']}>
        <Button variant="outlined" size="s" onClick={() => void ask()}>
          {text('productDetail.ask')}
        </Button>
      </div>
    </section>
  );
});
