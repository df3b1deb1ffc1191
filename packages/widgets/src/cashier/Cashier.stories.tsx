import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { usePawlet } from '../runtime/index.ts';
import { Cashier } from './Cashier.tsx';

/** The shopper's first unpaid order. */
function UnpaidOrder() {
  const { api } = usePawlet();
  const [orderNumber, setOrderNumber] = useState<string>();
  useEffect(() => {
    const find = async (): Promise<void> => {
      const { items } = await api.orders.list({ tab: 'to-pay' });
      setOrderNumber(items[0]?.orderNumber);
    };
    void find();
  }, [api]);
  return orderNumber === undefined ? null : <Cashier orderNumber={orderNumber} />;
}

const meta = {
  title: 'Widgets/Cashier',
  component: Cashier,
  parameters: { shop: { shopper: 'demo' } },
  args: { orderNumber: '1' },
} satisfies Meta<typeof Cashier>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Unpaid: Story = { render: () => <UnpaidOrder /> };

export const Missing: Story = {};

export const Loading: Story = { parameters: { shop: { shopper: 'demo', network: 'never' } } };

export const Failed: Story = { parameters: { shop: { shopper: 'demo', network: 'fails' } } };
