import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  title: 'Widgets/Product card',
  component: ProductCard,
  parameters: { shop: { shopper: 'visitor' } },
  args: { productIds: [1] },
} satisfies Meta<typeof ProductCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Several: Story = { args: { productIds: [1, 2, 3, 4] } };

export const Rows: Story = { args: { productIds: [1, 2, 3], layout: 'row' } };

export const Loading: Story = { parameters: { shop: { network: 'never' } } };

export const Failed: Story = { parameters: { shop: { network: 'fails' } } };

export const Gone: Story = { args: { productIds: [999_999] } };
