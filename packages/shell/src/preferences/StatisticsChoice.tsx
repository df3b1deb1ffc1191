import { useConfig, usePawlet, useSession, useText } from '@pawlet/widgets';
import { CellGroup, Switch } from '@pawlet/widgets/ui';
import { isCountingAllowed, isTrackingUnwanted, statisticsSetting } from '../navigation/statisticsConsent.ts';
import styles from './Preferences.module.css';
import { meMessages } from './meMessages.ts';

/**
 * Turns the statistics off and on; where the browser sends a signal not to track they are off. Nothing where the shop
 * collects none.
 */
export function StatisticsChoice() {
  const { session } = usePawlet();
  const text = useText(meMessages);
  const isUnwanted = isTrackingUnwanted();
  const law = useConfig()?.law;
  const isCounted = useSession((state) => isCountingAllowed(state, law, isUnwanted));
  if (law === undefined || law.statistics === 'off') return null;
  return (
    <div className={styles['consent']}>
      <CellGroup>
        <Switch
          checked={isCounted}
          disabled={isUnwanted}
          onChange={(isOn) => session.setWebSetting(statisticsSetting, isOn ? 'on' : 'off')}
        >
          {text('me.statistics')}
        </Switch>
      </CellGroup>
      <p>{text(isUnwanted ? 'me.statisticsUnwanted' : 'me.statisticsHint')}</p>
    </div>
  );
}
