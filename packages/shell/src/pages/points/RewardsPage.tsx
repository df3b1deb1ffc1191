import type { RewardKind } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { pointsMallMessages, RewardList, useRewards, type RewardFilter } from '@pawlet/widgets/points-mall';
import { Tabs } from '@pawlet/widgets/ui';
import { useId } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { choiceParameter } from '../../routing/parameters.ts';
import { usePageMemory, usePageParameters } from '../../stack/PageContext.ts';
import { pointsPagesMessages } from './pointsPagesMessages.ts';
import styles from './Points.module.css';
import { useOpenView } from './useOpenView.ts';

const parameters = { type: choiceParameter('virtual', 'reality') };
const kinds = { virtual: 'digital', reality: 'physical' } as const satisfies Record<string, RewardKind>;
const tabs = ['all', 'virtual', 'reality'] as const;

/** All rewards; `type` filters digital or shipped ones. */
export function RewardsPage() {
  const navigation = useNavigation();
  const shellText = useShellText();
  const text = useText(pointsPagesMessages);
  const pointsText = useText(pointsMallMessages);
  const open = useOpenView();
  const panelId = useId();
  const { type } = usePageParameters(parameters);
  const [filter, setFilter] = usePageMemory<RewardFilter>('filter', 'all');
  const kind = type === undefined ? undefined : kinds[type];
  const rewards = useRewards({ filter, onFilter: setFilter, kind });
  const labels = {
    all: pointsText('pointsMall.filterAll'),
    virtual: pointsText('pointsMall.digital'),
    reality: pointsText('pointsMall.physical'),
  };
  const selected = type ?? 'all';
  return (
    <Page title={shellText('title.rewards')} onRefresh={rewards.list.reload}>
      <div className={styles['tabs']}>
        <Tabs
          label={text('pointsPages.kinds')}
          layout="fill"
          items={tabs.map((id) => ({ id, label: labels[id] }))}
          selected={selected}
          onSelect={(id) => navigation.replaceParameters(id === 'all' ? '' : `type=${id}`)}
          panelId={panelId}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={labels[selected]} className={styles['belowTabs']}>
        <RewardList rewards={rewards} onOpen={open} />
      </div>
    </Page>
  );
}
