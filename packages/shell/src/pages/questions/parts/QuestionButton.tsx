import type { ProductId } from '@pawlet/core/api';
import { useAction, useRequireLogin, useText } from '@pawlet/widgets';
import { Button, type ButtonProps } from '@pawlet/widgets/ui';
import { useNavigation } from '../../../storefront.ts';
import { questionsMessages } from '../questionsMessages.ts';
import { newQuestionRoute } from '../../../routing/builders/questionRoutes.ts';

export interface QuestionButtonProps extends Pick<ButtonProps, 'block' | 'size' | 'variant'> {
  readonly goodsId: ProductId;
}

/** Opens the question form; visitors log in first, over the page. */
export function QuestionButton({ goodsId, ...look }: QuestionButtonProps) {
  const text = useText(questionsMessages);
  const navigation = useNavigation();
  const requireLogin = useRequireLogin();
  const { run } = useAction(async () => {
    if (await requireLogin()) await navigation.navigateTo(newQuestionRoute(goodsId));
  });
  return (
    <Button {...look} onClick={() => void run()}>
      {text('questions.ask')}
    </Button>
  );
}
