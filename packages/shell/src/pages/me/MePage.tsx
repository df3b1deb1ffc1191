import { accountQueries } from '@pawlet/core/queries';
import { useConfig, useIsLoggedIn, useQuery, useText } from '@pawlet/widgets';
import { CellGroup, ErrorState } from '@pawlet/widgets/ui';
import { useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { RecommendedProducts } from '../list/RecommendedProducts.tsx';
import { WithdrawCell } from '../text/WithdrawCell.tsx';
import styles from './Me.module.css';
import { PreferenceSheets, type SheetName } from '../../preferences/PreferenceSheets.tsx';
import { meMessages } from '../../preferences/meMessages.ts';
import { OrderShortcuts } from './OrderShortcuts.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { ToolGrid } from './ToolGrid.tsx';
import { UserCard } from './UserCard.tsx';

/** The personal centre. Visitors see it too; what needs a shopper asks for the log-in. */
export function MePage() {
  const text = useText(meMessages);
  const shellText = useShellText();
  const isSignedIn = useIsLoggedIn();
  const [sheet, setSheet] = useState<SheetName>();
  const me = useQuery(isSignedIn ? accountQueries.me() : undefined, { refreshOnReturn: true });
  const canWithdraw = useConfig()?.law.hasWithdrawalButton === true;
  const user = isSignedIn ? me.data : undefined;
  return (
    <Page title={shellText('title.me')} onRefresh={isSignedIn ? me.reload : undefined}>
      <UserCard user={user} />
      <div className={styles['page']}>
        {me.status === 'failed' && isSignedIn ? (
          <ErrorState layout="inline" onRetry={() => void me.reload()} busy={me.isRefreshing} />
        ) : null}
        <OrderShortcuts user={user} />
        <ToolGrid onSheet={setSheet} />
        {canWithdraw ? (
          <CellGroup>
            <WithdrawCell />
          </CellGroup>
        ) : null}
        <RecentlyViewed />
      </div>
      <RecommendedProducts title={text('me.recommended')} />
      <PreferenceSheets sheet={sheet} onClose={() => setSheet(undefined)} />
    </Page>
  );
}
