import { toId, type RewardId } from '@pawlet/core/api';
import { RewardGone, RewardView } from '@pawlet/widgets/points-mall';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { idParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { useOpenView } from './useOpenView.ts';

const parameters = { id: idParameter };

/** One reward of the points mall. */
export function RewardPage() {
  const text = useShellText();
  const open = useOpenView();
  const rewardId = toId<RewardId>(usePageParameters(parameters).id);
  return (
    <Page ownsEnd title={text('title.reward')}>
      {rewardId === undefined ? (
        <RewardGone onOpen={open} />
      ) : (
        <RewardView key={rewardId} rewardId={rewardId} onOpen={open} />
      )}
    </Page>
  );
}
