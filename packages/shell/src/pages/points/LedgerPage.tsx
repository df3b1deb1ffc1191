import { LedgerView, useLedger } from '@pawlet/widgets/points-mall';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { entryRoute } from '../../routing/builders/pointsRoutes.ts';

/** All entries of the shopper's points. */
export function LedgerPage() {
  const text = useShellText();
  const ledger = useLedger();
  const refresh = () => Promise.all([ledger.balance.reload(), ledger.entries.reload()]);
  return (
    <Page ownsEnd title={text('title.ledger')} onRefresh={refresh}>
      <LedgerView ledger={ledger} entryRoute={entryRoute} />
    </Page>
  );
}
