import type { GoodsId } from '@pawlet/core/api';
import { useAction, useRequireLogin, useText } from '@pawlet/widgets';
import { Button, type ButtonProps } from '@pawlet/widgets/ui';
import { useNavigation } from '../../../mall.ts';
import { questionsMessages } from '../questionsMessages.ts';
import { putAskRoute } from '../../../routing/builders/questionRoutes.ts';

export interface AskButtonProps extends Pick<ButtonProps, 'block' | 'size' | 'variant'> {
  readonly goodsId: GoodsId;
}

/** Opens the question form; visitors log in first, over the page. */
export function AskButton({ goodsId, ...look }: AskButtonProps) {
  const text = useText(questionsMessages);
  const navigation = useNavigation();
  const requireLogin = useRequireLogin();
  const { run } = useAction(async () => {
    if (await requireLogin()) await navigation.navigateTo(putAskRoute(goodsId));
  });
  return (
    <Button {...look} onClick={() => void run()}>
      {text('questions.ask')}
    </Button>
  );
}
