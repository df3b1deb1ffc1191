import { toOrderNumber, type Order, type ReceivedWithdrawal } from '@pawlet/core/api';
import { orderQueries } from '@pawlet/core/queries';
import { useIsLoggedIn, usePawlet, useQuery, useText } from '@pawlet/widgets';
import { lawMessages } from '@pawlet/widgets/parts';
import { Skeleton, SkeletonRegion, useForm } from '@pawlet/widgets/ui';
import { useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { textParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { withdrawMessages } from './withdrawMessages.ts';
import styles from './Withdraw.module.css';
import { WithdrawForm } from './withdraw/WithdrawForm.tsx';
import { WithdrawReceipt } from './withdraw/WithdrawReceipt.tsx';
import { WithdrawReview } from './withdraw/WithdrawReview.tsx';
import { getProblems, toStart, toWithdrawWords } from './withdraw/withdrawDraft.ts';
import { useSendWithdrawal } from './withdraw/useSendWithdrawal.ts';

const parameters = { order_sn: textParameter };

/** The online withdrawal from a purchase: a statement, its confirmation, and what the shop has received. */
export function WithdrawPage() {
  const title = useText(lawMessages)('law.withdraw');
  const given = toOrderNumber(usePageParameters(parameters).order_sn);
  const isSignedIn = useIsLoggedIn();
  const isOwn = isSignedIn && given !== undefined;
  // Separate from the other pages' cache: the form starts with the order's current state.
  const found = useQuery(
    isOwn ? { ...orderQueries.detail(given), key: ['order-to-withdraw', given] } : undefined,
    { refreshOnFocus: false },
  );
  if (isOwn && found.data === undefined && found.status !== 'failed') {
    return (
      <Page title={title}>
        <SkeletonRegion className={styles['page']}>
          <Skeleton height="160px" />
          <Skeleton height="240px" />
        </SkeletonRegion>
      </Page>
    );
  }
  // Whatever the state of the order: nobody is kept from withdrawing.
  const order = found.data?.status === 'ok' ? found.data.order : undefined;
  return <Withdrawal title={title} order={order} orderNumber={given ?? ''} />;
}

interface WithdrawalProps {
  readonly title: string;
  /** The shopper's own order, whose lines can be selected. */
  readonly order: Order | undefined;
  readonly orderNumber: string;
}

function Withdrawal({ title, order, orderNumber }: WithdrawalProps) {
  const email = usePawlet().session.store.getState().user?.email ?? '';
  const text = useText(withdrawMessages);
  const [isReviewed, setIsReviewed] = useState(false);
  const [received, setReceived] = useState<ReceivedWithdrawal>();
  const form = useForm({
    initial: toStart(order, orderNumber, email),
    check: (values) => toWithdrawWords(getProblems(values, order !== undefined), text),
    submit: () => setIsReviewed(true),
    hasToasts: false,
    guardsLeaving: true,
  });
  const draft = form.values;
  const sending = useSendWithdrawal({
    onReceived: (withdrawal) => {
      form.forget();
      setReceived(withdrawal);
    },
    onRefused: (problems) => {
      setIsReviewed(false);
      form.refuse(toWithdrawWords(problems, text));
    },
  });
  const content =
    received !== undefined ? (
      <WithdrawReceipt withdrawal={received} email={draft.email} />
    ) : isReviewed ? (
      <WithdrawReview
        draft={draft}
        lines={order?.lines}
        notice={sending.notice}
        isBusy={sending.isBusy}
        onEdit={() => setIsReviewed(false)}
        onConfirm={() => sending.send(draft, order)}
      />
    ) : (
      <WithdrawForm form={form} order={order} />
    );
  return (
    <Page
      title={title}
      hasToTop={false}
      onBack={isReviewed && received === undefined ? () => setIsReviewed(false) : undefined}
    >
      <div className={styles['page']}>{content}</div>
    </Page>
  );
}
