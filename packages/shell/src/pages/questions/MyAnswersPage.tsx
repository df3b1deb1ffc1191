import { useText } from '@pawlet/widgets';
import { ButtonLink, EmptyState, Icon, List } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { questionsMessages } from './questionsMessages.ts';
import { ProductRow } from './parts/ProductRow.tsx';
import { Marked } from './parts/Marked.tsx';
import { PendingTag } from './parts/PendingTag.tsx';
import { QuestionCard } from './parts/QuestionCard.tsx';
import styles from './Questions.module.css';
import { useOwnQuestions } from './useOwnQuestions.ts';

/** The shopper's answers. */
export function MyAnswersPage() {
  const text = useText(questionsMessages);
  const shellText = useShellText();
  const list = useOwnQuestions('answered');
  return (
    <Page title={shellText('title.myAnswers')} onRefresh={list.reload}>
      <List
        list={list}
        className={styles['list']}
        skeleton={{ height: '164px' }}
        empty={
          <EmptyState
            picture={<Icon name="message" size={56} />}
            title={text('questions.emptyAnswered')}
            description={text('questions.emptyAnsweredHint')}
            action={
              <ButtonLink href="#/pages/questions/questions">{text('questions.toReceived')}</ButtonLink>
            }
          />
        }
      >
        <div className={styles['list']}>
          {list.items.map((question) => (
            <QuestionCard
              // One question can have several answers by the same shopper.
              key={question.ownAnswer?.id ?? `question ${question.id}`}
              question={question}
              isPublished={question.isPublished}
              refusal={question.refusal}
              head={<ProductRow product={question.goods} />}
              answer={
                question.ownAnswer === undefined ? undefined : (
                  <Marked
                    kind="answer"
                    language={question.ownAnswer.language}
                    badge={
                      question.ownAnswer.isPublished ? undefined : (
                        <PendingTag refusal={question.ownAnswer.refusal} />
                      )
                    }
                    refusal={question.ownAnswer.refusal}
                    clamp
                  >
                    {question.ownAnswer.content}
                  </Marked>
                )
              }
            />
          ))}
        </div>
      </List>
    </Page>
  );
}
