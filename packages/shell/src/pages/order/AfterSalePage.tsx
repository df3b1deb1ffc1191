import { toId, type AfterSale, type ChangeResult, type OrderLineId } from '@pawlet/core/api';
import { afterSaleQueries } from '@pawlet/core/queries';
import {
  useAction,
  useConfirm,
  useEmit,
  useHost,
  usePawlet,
  usePawletEvent,
  useQuery,
  useText,
  useToast,
} from '@pawlet/widgets';
import { Button, ErrorState, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { ContactCell } from '../../contact/ContactCell.tsx';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { idParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { afterSaleMessages } from './afterSaleMessages.ts';
import { AfterSaleNotFound } from './AfterSaleNotFound.tsx';
import { applyRoute } from '../../routing/builders/afterSaleRoutes.ts';
import { DetailsCard } from './after-sales/DetailsCard.tsx';
import { LogCard } from './after-sales/LogCard.tsx';
import { MessageForm } from './after-sales/MessageForm.tsx';
import { MoneyCard } from './after-sales/MoneyCard.tsx';
import { ReplacementCard } from './after-sales/ReplacementCard.tsx';
import { ReturnAddressCard, ReturnParcelCard } from './after-sales/ReturnCards.tsx';
import { ReturnForm } from './after-sales/ReturnForm.tsx';
import { StatusCard } from './after-sales/StatusCard.tsx';
import own from './after-sales/AfterSale.module.css';
import styles from './Order.module.css';

const parameters = { id: idParameter };

/** The latest after-sales request of a line: its state, the next step, and its history. */
export function AfterSalePage() {
  const text = useShellText();
  const lineId = toId<OrderLineId>(usePageParameters(parameters).id);
  if (lineId === undefined) return <AfterSaleNotFound title={text('title.afterSale')} />;
  return <LoadedAfterSale key={lineId} lineId={lineId} />;
}

function LoadedAfterSale({ lineId }: { readonly lineId: OrderLineId }) {
  const title = useShellText()('title.afterSale');
  const found = useQuery(afterSaleQueries.detail(lineId), { refreshOnReturn: true });
  const reload = (): void => void found.reload();
  const orderNumber = found.data?.status === 'ok' ? found.data.afterSale.orderNumber : undefined;
  usePawletEvent('pawlet:order-changed', ({ orderNumber: changed }) => {
    if (changed === orderNumber) reload();
  });
  if (found.data?.status === 'not-found') return <AfterSaleNotFound title={title} />;
  if (found.data?.status === 'ok') {
    const { afterSale } = found.data;
    return <AfterSaleContent title={title} afterSale={afterSale} onReload={found.reload} />;
  }
  return (
    <Page title={title}>
      {found.status === 'failed' ? (
        <ErrorState onRetry={reload} busy={found.isRefreshing} />
      ) : (
        <SkeletonRegion className={styles['skeleton']}>
          <Skeleton height="168px" />
          <Skeleton height="112px" />
          <Skeleton height="280px" />
        </SkeletonRegion>
      )}
    </Page>
  );
}

interface AfterSaleContentProps {
  readonly title: string;
  readonly afterSale: AfterSale;
  readonly onReload: () => Promise<void>;
}

function AfterSaleContent({ title, afterSale, onReload }: AfterSaleContentProps) {
  const { api } = usePawlet();
  const navigation = useNavigation();
  const host = useHost();
  const emit = useEmit();
  const text = useText(afterSaleMessages);
  const toast = useToast();
  const confirm = useConfirm();
  const { lineId, orderNumber, canRevoke, canReapply, state, messages, canMessage, picturesUntil } =
    afterSale;

  const take = (result: ChangeResult, words: string): void => {
    switch (result.status) {
      case 'ok':
      case 'already-done':
        host.haptic('success');
        toast(words);
        emit('pawlet:order-changed', { orderNumber, change: 'after-sale' });
        break;
      case 'wrong-state':
        toast(result.message);
        void onReload();
        break;
      case 'not-found':
        toast(text('afterSale.gone'));
        void onReload();
        break;
      case 'refused':
        break;
    }
  };
  const revoke = useAction(async () => {
    const isSure = await confirm({
      title: text('afterSale.revokeConfirm'),
      text: text('afterSale.revokeText'),
      confirmLabel: text('afterSale.revoke'),
      destructive: true,
    });
    if (isSure) take(await api.afterSales.revoke(lineId), text('afterSale.revoked'));
  });
  const hasButtons = canRevoke || canReapply;
  const isAsked = picturesUntil !== undefined;
  // After a message was sent it starts empty.
  const form = canMessage ? (
    <MessageForm key={messages.length} afterSale={afterSale} onSent={onReload} />
  ) : null;
  return (
    <Page
      title={title}
      onRefresh={onReload}
      footer={
        hasButtons ? (
          <div className={own['bar']}>
            {canRevoke ? (
              <Button
                variant="outlined"
                tone="neutral"
                busy={revoke.isBusy}
                onClick={() => void revoke.run()}
              >
                {text('afterSale.revoke')}
              </Button>
            ) : null}
            {canReapply ? (
              <Button onClick={() => void navigation.navigateTo(applyRoute(lineId))}>
                {text('afterSale.newRequest')}
              </Button>
            ) : null}
          </div>
        ) : undefined
      }
    >
      <StatusCard afterSale={afterSale} />
      <div className={styles['cards']}>
        {isAsked ? form : null}
        <ReplacementCard afterSale={afterSale} />
        <ReturnAddressCard afterSale={afterSale} />
        {state === 'returning' ? (
          <ReturnForm afterSale={afterSale} onResult={take} />
        ) : (
          <ReturnParcelCard afterSale={afterSale} />
        )}
        <MoneyCard afterSale={afterSale} />
        <DetailsCard afterSale={afterSale} />
        {isAsked ? null : form}
        <LogCard afterSale={afterSale} />
        <ContactCell />
      </div>
    </Page>
  );
}
