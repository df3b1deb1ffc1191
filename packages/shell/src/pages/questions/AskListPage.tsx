import { toId, type GoodsId } from '@pawlet/core/api';
import { questionQueries } from '@pawlet/core/queries';
import { usePagedQuery, useText } from '@pawlet/widgets';
import { EmptyState, Icon, List } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { idParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { GoodsNotFound } from '../goods/detail/GoodsNotFound.tsx';
import { questionsMessages } from './questionsMessages.ts';
import { AskButton } from './parts/AskButton.tsx';
import { QuestionCard } from './parts/QuestionCard.tsx';
import styles from './Questions.module.css';

const parameters = { goods_id: idParameter };

/** All questions about a product. */
export function AskListPage() {
  const goodsId = toId<GoodsId>(usePageParameters(parameters).goods_id);
  return goodsId === undefined ? <GoodsNotFound /> : <Questions key={goodsId} goodsId={goodsId} />;
}

function Questions({ goodsId }: { readonly goodsId: GoodsId }) {
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
            <AskButton goodsId={goodsId} block size="l" />
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
            action={<AskButton goodsId={goodsId} />}
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
