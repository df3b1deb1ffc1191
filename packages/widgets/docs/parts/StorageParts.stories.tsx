import {
  AgreementRow,
  CameraPicker,
  CashierSheet,
  CloudStorageView,
  HistoryList,
  PayBar,
  PaymentOutcome,
  PlanCards,
  StorageStatus,
  useCloudStorage,
  type CloudStorageState,
} from '@pawlet/widgets/cloud-storage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';

/** What `@pawlet/widgets/cloud-storage` exports beside the widget. All parts take what `useCloudStorage` returns. */
const meta = {
  title: 'Parts/Cloud storage',
  parameters: { shop: { shopper: 'demo' } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** Hands a part what it shows, once it is loaded. */
function Storage({
  show,
}: {
  readonly show: (storage: CloudStorageState) => ReactElement | null;
}): ReactElement | null {
  const storage = useCloudStorage({});
  return storage.status === 'ready' ? show(storage) : null;
}

/** Everything but payment and its outcome. */
export const View: Story = {
  render: () => <Storage show={(storage) => <CloudStorageView storage={storage} />} />,
};

/** Which of the shopper's cameras, where there are several. */
export const Camera: Story = {
  render: () => <Storage show={({ cameras }) => <CameraPicker cameras={cameras} />} />,
};

/** How long recordings are kept. */
export const Status: Story = {
  render: () => (
    <Storage show={({ cameras, now }) => <StorageStatus expiresAt={cameras.camera?.expiresAt} now={now} />} />
  ),
};

/** The plans for sale. */
export const Plans: Story = { render: () => <Storage show={({ offer }) => <PlanCards offer={offer} />} /> };

/** The terms, to be agreed to. */
export const Agreement: Story = {
  render: () => <Storage show={({ agreement }) => <AgreementRow agreement={agreement} />} />,
};

/** Earlier purchases. */
export const History: Story = {
  render: () => (
    <Storage
      show={({ history, now, purchase }) => <HistoryList history={history} now={now} onPay={purchase.pay} />}
    />
  ),
};

/** Price and payment. With it go the sheet of the cashier, and the outcome of the payment. */
export const Payment: Story = {
  render: () => (
    <Storage
      show={({ offer, purchase }) => {
        const { step, orderNumber } = purchase;
        if (orderNumber === undefined) return <PayBar offer={offer} purchase={purchase} />;
        return step === 'result' ? (
          <PaymentOutcome purchase={purchase} orderNumber={orderNumber} />
        ) : (
          <CashierSheet purchase={purchase} orderNumber={orderNumber} />
        );
      }}
    />
  ),
};
