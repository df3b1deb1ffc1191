import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  title: 'Widgets/Product card',
  component: ProductCard,
  parameters: { shop: { shopper: 'visitor' } },
  args: { productIds: [1] },
} satisfies Meta<typeof ProductCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const Several: Story = { args: { productIds: [1, 2, 3, 4] } };

export const Rows: Story = { args: { productIds: [1, 2, 3], layout: 'row' } };

export const BuyAtOnce: Story = { args: { productIds: [1, 2], action: 'buy' } };

export const LinkOnly: Story = { args: { productIds: [1, 2], action: 'link' } };

export const Gone: Story = { args: { productIds: [999_999] } };

export const Loading: Story = { parameters: { shop: { network: 'never' } } };

export const Failed: Story = { parameters: { shop: { network: 'fails' } } };
