import { toId, type RewardId } from '@pawlet/core/api';
import { ConfirmView, pointsRoute, RewardGone } from '@pawlet/widgets/points-mall';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { idParameter, rangeParameter, textParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { useOpenView } from './useOpenView.ts';

/** The wire's own limit of one exchange. */
const mostAtOnce = 99;
const parameters = { id: idParameter, nums: rangeParameter(1, mostAtOnce), model: textParameter };

/** The last step before an exchange. */
export function ExchangePage() {
  const text = useShellText();
  const navigation = useNavigation();
  const open = useOpenView();
  const { id, nums: quantity = 1, model } = usePageParameters(parameters);
  const rewardId = toId<RewardId>(id);
  return (
    <Page ownsEnd title={text('title.exchange')}>
      {rewardId === undefined ? (
        <RewardGone onOpen={open} />
      ) : (
        <ConfirmView
          key={`${rewardId} ${quantity} ${model ?? ''}`}
          rewardId={rewardId}
          quantity={quantity}
          model={model}
          // Replaces this page: Back never returns to a completed exchange.
          onDone={(view) => void navigation.redirectTo(pointsRoute(view))}
          onOpen={open}
        />
      )}
    </Page>
  );
}
