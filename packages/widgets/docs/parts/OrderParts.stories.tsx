import { OrderListView, useOrderList } from '@pawlet/widgets/order-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';

/** What `@pawlet/widgets/order-list` exports beside the widget: its view, and the hook with its rules. */
const meta = {
  title: 'Parts/Order list',
  parameters: { shop: { shopper: 'demo' } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function Orders(): ReactElement {
  return <OrderListView orders={useOrderList({})} />;
}

/** The orders of a shopper who has logged in, without the invitation to do so. */
export const View: Story = { render: () => <Orders /> };
