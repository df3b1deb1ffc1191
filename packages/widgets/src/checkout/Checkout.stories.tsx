import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkout } from './Checkout.tsx';

const meta = {
  title: 'Widgets/Checkout',
  component: Checkout,
  parameters: { shop: { shopper: 'demo' } },
  args: { productId: 2, quantity: 1 },
} satisfies Meta<typeof Checkout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithAddress: Story = {};

export const WithoutAddress: Story = { parameters: { shop: { shopper: 'new' } } };

export const Gone: Story = { args: { productId: 999_999 } };

export const Loading: Story = { parameters: { shop: { shopper: 'demo', network: 'never' } } };

export const Failed: Story = { parameters: { shop: { shopper: 'demo', network: 'fails' } } };
