import { toId, type QuestionId } from '@pawlet/core/api';
import { questionQueries } from '@pawlet/core/queries';
import {
  useAction,
  useIsLoggedIn,
  usePagedQuery,
  usePawletEvent,
  useRequireLogin,
  useText,
} from '@pawlet/widgets';
import { Button, ButtonLink, EmptyState, Icon, List } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { idParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { questionsMessages } from './questionsMessages.ts';
import { AnswerForm } from './parts/AnswerForm.tsx';
import { AnswerList, OwnAnswers } from './parts/AnswerList.tsx';
import { QuestionHead } from './parts/QuestionHead.tsx';
import { answerRoute } from '../../routing/builders/questionRoutes.ts';
import styles from './Questions.module.css';

const parameters = { ask_id: idParameter };

/** One question and its answers. */
export function QuestionPage() {
  return <LoadedQuestion hasForm={false} />;
}

/** One question with the answer form open. */
export function AnswerPage() {
  return <LoadedQuestion hasForm />;
}

interface QuestionProps {
  readonly hasForm: boolean;
}

function LoadedQuestion({ hasForm }: QuestionProps) {
  const id = toId<QuestionId>(usePageParameters(parameters).ask_id);
  return id === undefined ? <QuestionNotFound /> : <Question key={id} id={id} hasForm={hasForm} />;
}

function Question({ id, hasForm }: QuestionProps & { readonly id: QuestionId }) {
  const shellText = useShellText();
  const isSignedIn = useIsLoggedIn();
  const list = usePagedQuery(questionQueries.thread(id), { refreshOnFocus: true });
  usePawletEvent('pawlet:question-changed', ({ questionId }) => {
    if (questionId === id) void list.reload();
  });
  const { first } = list;
  if (first?.status === 'not-found') return <QuestionNotFound />;
  const question = first?.question;
  const isOffered = !hasForm && question?.isPublished === true && (question.canAnswer || !isSignedIn);
  const content =
    question === undefined ? null : (
      <div className={styles['page']}>
        <QuestionHead question={question} />
        {hasForm ? <AnswerForm question={question} /> : null}
        <OwnAnswers answers={question.ownAnswers} />
        <AnswerList question={question} answers={list.items} />
      </div>
    );
  return (
    <Page
      title={shellText('title.question')}
      onRefresh={list.reload}
      footer={question === undefined || !isOffered ? undefined : <AnswerFooter id={question.id} />}
    >
      <List list={list} className={styles['list']} skeleton={{ height: '108px' }} empty={content}>
        {content}
      </List>
    </Page>
  );
}

/** The answer button; visitors log in first, over the page. */
function AnswerFooter({ id }: { readonly id: QuestionId }) {
  const text = useText(questionsMessages);
  const requireLogin = useRequireLogin();
  const navigation = useNavigation();
  const { run } = useAction(async () => {
    if (await requireLogin()) await navigation.navigateTo(answerRoute(id));
  });
  return (
    <div className={styles['footer']}>
      <Button block size="l" onClick={() => void run()}>
        {text('questions.answer')}
      </Button>
    </div>
  );
}

/** Missing, or another shopper's and not yet moderated. */
function QuestionNotFound() {
  const text = useText(questionsMessages);
  const shellText = useShellText();
  return (
    <Page title={shellText('title.question')} hasToTop={false}>
      <EmptyState
        picture={<Icon name="message" size={56} />}
        title={text('questions.notFound')}
        action={<ButtonLink href="#/pages/questions/questions">{shellText('title.myQuestions')}</ButtonLink>}
      />
    </Page>
  );
}
