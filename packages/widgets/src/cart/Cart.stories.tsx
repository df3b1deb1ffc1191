import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cart } from './Cart.tsx';

const meta = {
  title: 'Widgets/Cart',
  component: Cart,
  parameters: { shop: { shopper: 'demo' } },
} satisfies Meta<typeof Cart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { productId: 2, skuId: 6, quantity: 2 } };

export const Empty: Story = { parameters: { shop: { shopper: 'new' } } };

export const Visitor: Story = {
  args: { productId: 2, skuId: 6 },
  parameters: { shop: { shopper: 'visitor' } },
};

export const Loading: Story = { parameters: { shop: { shopper: 'demo', network: 'never' } } };

export const Failed: Story = { parameters: { shop: { shopper: 'demo', network: 'fails' } } };
