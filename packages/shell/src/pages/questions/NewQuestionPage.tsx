import { toId, type ProductId, type QuestionAudience } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { isFilled } from '@pawlet/core/rules';
import { usePawlet, useText, useToast } from '@pawlet/widgets';
import {
  Button,
  ButtonLink,
  CellGroup,
  EmptyState,
  Icon,
  RadioGroup,
  RadioRow,
  restoreSame,
  TextArea,
  useDraft,
  useForm,
} from '@pawlet/widgets/ui';
import { useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { idParameter } from '../../routing/parameters.ts';
import { paths } from '../../routing/paths.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { ProductNotFound } from '../product/detail/ProductNotFound.tsx';
import { questionsMessages } from './questionsMessages.ts';
import { refusedContent } from './refusedContent.ts';
import { SimilarQuestions } from './parts/SimilarQuestions.tsx';
import styles from './Questions.module.css';

const parameters = { goods_id: idParameter };
const longestQuestion = 200;
interface QuestionDraft {
  readonly content: string;
  /** One of `audiences`; a draft may hold anything. */
  readonly audience: string;
}

const audiences: readonly QuestionAudience[] = ['everyone', 'buyers'];

/** The form for a question about a product. */
export function NewQuestionPage() {
  const goodsId = toId<ProductId>(usePageParameters(parameters).goods_id);
  return goodsId === undefined ? <ProductNotFound /> : <QuestionForm key={goodsId} goodsId={goodsId} />;
}

function QuestionForm({ goodsId }: { readonly goodsId: ProductId }) {
  const { api, events } = usePawlet();
  const text = useText(questionsMessages);
  const shopText = useText(shopMessages);
  const shellText = useShellText();
  const showToast = useToast();
  const [outcome, setOutcome] = useState<'asked' | 'goods-gone'>();
  const form = useForm({
    initial: { content: '', audience: 'everyone' },
    draft: useDraft({
      kind: 'question-drafts',
      form: `question:${goodsId}`,
      lasts: 'device',
      restore: restoreSame<QuestionDraft>,
    }),
    checksEmpty: true,
    check: ({ content }) => ({ content: isFilled(content) ? undefined : shopText('check.question') }),
    submit: async ({ content }, { refuse, forget }) => {
      const result = await api.questions.ask({ goodsId, content: content.trim(), audience });
      switch (result.status) {
        case 'asked':
          forget();
          setOutcome('asked');
          events.emit('pawlet:question-changed', {
            productId: goodsId,
            questionId: result.id,
            change: 'asked',
          });
          return;
        case 'not-found':
          setOutcome('goods-gone');
          return;
        case 'refused':
          if (result.fields['type'] === undefined) refuse(refusedContent(result), result.message);
          else {
            showToast(shopText('operation.typeIncorrect'));
            form.change({ audience: 'everyone' });
          }
      }
    },
  });
  const audience = audiences.find((known) => known === form.values.audience) ?? 'everyone';
  if (outcome === 'goods-gone') return <ProductNotFound />;
  if (outcome === 'asked') return <Asked goodsId={goodsId} />;
  return (
    <Page title={shellText('title.newQuestion')} hasToTop={false}>
      <form className={styles['page']} {...form.props}>
        <CellGroup>
          <TextArea
            {...form.field('content')}
            required
            label={text('questions.question')}
            placeholder={text('questions.questionHint')}
            maxLength={longestQuestion}
            rows={5}
            lang=""
          />
          <div className={styles['inset']}>
            <SimilarQuestions goodsId={goodsId} typed={form.values.content} />
          </div>
        </CellGroup>
        <CellGroup title={text('questions.audience')}>
          <RadioGroup label={text('questions.audience')}>
            {audiences.map((id) => (
              <RadioRow
                key={id}
                name="audience"
                value={id}
                checked={id === audience}
                onSelect={(chosen) => form.change({ audience: chosen })}
                label={text(`questions.${id}`)}
                description={text(`questions.${id}Hint`)}
              />
            ))}
          </RadioGroup>
        </CellGroup>
        <Button type="submit" size="l" block busy={form.isBusy}>
          {text('questions.submit')}
        </Button>
        <section className={styles['rules']}>
          <h2>{text('questions.rules')}</h2>
          <ul>
            <li>{text('questions.ruleProduct')}</li>
            <li>{text('questions.rulePrivacy')}</li>
            <li>{text('questions.ruleReview')}</li>
          </ul>
        </section>
      </form>
    </Page>
  );
}

/** It was accepted; what comes next. */
function Asked({ goodsId }: { readonly goodsId: ProductId }) {
  const text = useText(questionsMessages);
  const shellText = useShellText();
  const navigation = useNavigation();
  return (
    <Page title={shellText('title.newQuestion')} hasToTop={false}>
      <EmptyState
        picture={<Icon name="check" size={56} />}
        title={text('questions.pending')}
        description={text('questions.doneHint')}
        action={
          <div className={styles['actions']}>
            <Button block onClick={() => void navigation.redirectTo(`${paths.myQuestions}?type=2`)}>
              {shellText('title.myQuestions')}
            </Button>
            {navigation.canGoBack() ? (
              <Button block variant="outlined" onClick={() => void navigation.back()}>
                {shellText('nav.back')}
              </Button>
            ) : (
              <ButtonLink block variant="outlined" href={`#/pages/goods/detail?id=${goodsId}`}>
                {text('questions.toProduct')}
              </ButtonLink>
            )}
          </div>
        }
      />
    </Page>
  );
}
