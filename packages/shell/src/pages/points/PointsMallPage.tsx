import { PointsHome, useRewards, type RewardFilter } from '@pawlet/widgets/points-mall';
import { useTasks } from '@pawlet/widgets/sign-in-calendar';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { usePageMemory } from '../../stack/PageContext.ts';
import styles from './Points.module.css';
import { useOpenView } from './useOpenView.ts';

/** The points mall. */
export function PointsMallPage() {
  const text = useShellText();
  const open = useOpenView();
  const [filter, setFilter] = usePageMemory<RewardFilter>('filter', 'all');
  const rewards = useRewards({ filter, onFilter: setFilter });
  const { balance, list } = rewards;
  const { list: tasks } = useTasks();
  const refresh = () => Promise.all([balance.reload(), list.reload(), tasks.reload()]);
  return (
    <Page ownsEnd title={text('title.pointsMall')} onRefresh={refresh}>
      <div className={styles['widget']}>
        <PointsHome rewards={rewards} onOpen={open} />
      </div>
    </Page>
  );
}
