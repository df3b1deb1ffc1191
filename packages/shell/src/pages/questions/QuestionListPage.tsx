import { toId, type ProductId } from '@pawlet/core/api';
import { questionQueries } from '@pawlet/core/queries';
import { usePagedQuery, useText } from '@pawlet/widgets';
import { EmptyState, Icon, List } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { idParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { ProductNotFound } from '../product/detail/ProductNotFound.tsx';
import { questionsMessages } from './questionsMessages.ts';
import { QuestionButton } from './parts/QuestionButton.tsx';
import { QuestionCard } from './parts/QuestionCard.tsx';
import styles from './Questions.module.css';

const parameters = { goods_id: idParameter };

/** All questions about a product. */
export function QuestionListPage() {
  const goodsId = toId<ProductId>(usePageParameters(parameters).goods_id);
  return goodsId === undefined ? <ProductNotFound /> : <Questions key={goodsId} goodsId={goodsId} />;
}

function Questions({ goodsId }: { readonly goodsId: ProductId }) {
  const text = useText(questionsMessages);
  const shellText = useShellText();
  const list = usePagedQuery(questionQueries.ofProduct(goodsId));
  return (
    <Page
      title={shellText('title.questions')}
      onRefresh={list.reload}
      footer={
        list.items.length === 0 ? undefined : (
          <div className={styles['footer']}>
            <QuestionButton goodsId={goodsId} block size="l" />
          </div>
        )
      }
    >
      <List
        list={list}
        className={styles['list']}
        skeleton={{ height: '124px' }}
        empty={
          <EmptyState
            picture={<Icon name="message" size={56} />}
            title={text('questions.empty')}
            description={text('questions.emptyHint')}
            action={<QuestionButton goodsId={goodsId} />}
          />
        }
      >
        <output className={styles['total']}>
          {text('questions.count', { count: list.first?.total ?? list.items.length })}
        </output>
        <div className={styles['list']}>
          {list.items.map((question) => (
            <QuestionCard key={question.id} question={question} />
          ))}
        </div>
      </List>
    </Page>
  );
}
