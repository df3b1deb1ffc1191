import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useConfigState, useText } from '../../runtime/index.ts';
import { Tabs } from '../../ui/index.ts';
import styles from './Login.module.css';
import { loginMessages } from './loginMessages.ts';
import type { CodeWay } from '../verification-code/useCodeTimer.ts';

export interface WayTabsProps {
  readonly way: CodeWay;
  readonly onWay: (way: CodeWay) => void;
  /** The form of the selected method. */
  readonly children: ReactNode;
}

/** Selects between number and e-mail, where the shop can send to both. */
export function WayTabs({ way, onWay, children }: WayTabsProps): ReactElement {
  const text = useText(loginMessages);
  const { config } = useConfigState();
  const panelId = useId();
  if (config !== undefined && !config.logInWays.includes('email')) return <>{children}</>;
  const labels = { mobile: text('login.mobile'), email: text('login.email') };
  return (
    <div className={styles['frame']}>
      <Tabs
        label={text('login.wayChoice')}
        layout="fill"
        panelId={panelId}
        className={styles['ways']}
        items={[
          { id: 'mobile', label: labels.mobile },
          { id: 'email', label: labels.email },
        ]}
        selected={way}
        onSelect={(id) => onWay(id === 'email' ? 'email' : 'mobile')}
      />
      <div id={panelId} role="tabpanel" aria-label={labels[way]}>
        {children}
      </div>
    </div>
  );
}
