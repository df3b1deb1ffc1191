import { useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { ButtonLink, EmptyState, Icon, List, Tabs } from '@pawlet/widgets/ui';
import { useId } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { rangeParameter } from '../../routing/parameters.ts';
import { paths } from '../../routing/paths.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { questionsMessages } from './questionsMessages.ts';
import { ProductRow } from './parts/ProductRow.tsx';
import { QuestionCard } from './parts/QuestionCard.tsx';
import { answerRoute } from '../../routing/builders/questionRoutes.ts';
import styles from './Questions.module.css';
import { useOwnQuestions } from './useOwnQuestions.ts';

const tabs = ['received', 'asked'] as const;
type Tab = (typeof tabs)[number];
const parameters = { type: rangeParameter(1, tabs.length) };
const emptyKeys = {
  received: ['questions.emptyReceived', 'questions.emptyReceivedHint'],
  asked: ['questions.emptyAsked', 'questions.emptyAskedHint'],
} as const;

/** Questions about what the shopper bought, and the shopper's own; `type` is the number of the tab, from 1. */
export function MyQuestionsPage() {
  const { type = 1 } = usePageParameters(parameters);
  const navigation = useNavigation();
  const text = useText(questionsMessages);
  const shellText = useShellText();
  const panelId = useId();
  const tab = tabs[type - 1] ?? 'received';
  const list = useOwnQuestions(tab);
  return (
    <Page title={shellText('title.myQuestions')} onRefresh={list.reload}>
      <div className={styles['tabs']}>
        <Tabs
          label={text('questions.tabs')}
          layout="fill"
          items={tabs.map((id) => ({ id, label: text(`questions.${id}`) }))}
          selected={tab}
          onSelect={(id) =>
            navigation.replaceParameters(`type=${tabs.findIndex((known) => known === id) + 1}`)
          }
          panelId={panelId}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={text(`questions.${tab}`)}>
        <RouteLink className={styles['toAnswers']} route={paths.myAnswers}>
          {text('questions.myAnswers')}
          <Icon name="chevronRight" size={14} />
        </RouteLink>
        <Questions key={tab} tab={tab} list={list} />
      </div>
    </Page>
  );
}

interface QuestionsProps {
  readonly tab: Tab;
  readonly list: ReturnType<typeof useOwnQuestions>;
}

function Questions({ tab, list }: QuestionsProps) {
  const text = useText(questionsMessages);
  const [title, hint] = emptyKeys[tab];
  return (
    <List
      list={list}
      className={styles['list']}
      skeleton={{ height: '164px' }}
      empty={
        <EmptyState
          picture={<Icon name="message" size={56} />}
          title={text(title)}
          description={text(hint)}
          action={<ButtonLink href="#/pages/goods/goods">{text('questions.browse')}</ButtonLink>}
        />
      }
    >
      <div className={styles['list']}>
        {list.items.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            isPublished={question.isPublished}
            refusal={question.refusal}
            head={<ProductRow product={question.goods} />}
            action={
              tab === 'received' && question.canAnswer ? (
                <ButtonLink variant="outlined" size="s" href={`#${answerRoute(question.id)}`}>
                  {text('questions.answer')}
                </ButtonLink>
              ) : undefined
            }
          />
        ))}
      </div>
    </List>
  );
}
