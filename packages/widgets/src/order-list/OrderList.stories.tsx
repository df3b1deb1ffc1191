import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderList } from './OrderList.tsx';

const meta = {
  title: 'Widgets/Order list',
  component: OrderList,
  parameters: { shop: { shopper: 'demo' } },
} satisfies Meta<typeof OrderList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const ToReceive: Story = { args: { tab: 'to-receive' } };

export const Empty: Story = { parameters: { shop: { shopper: 'new' } } };

export const Visitor: Story = { parameters: { shop: { shopper: 'visitor' } } };

export const Loading: Story = { parameters: { shop: { shopper: 'demo', network: 'never' } } };

export const Failed: Story = { parameters: { shop: { shopper: 'demo', network: 'fails' } } };
