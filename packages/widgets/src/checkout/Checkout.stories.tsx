import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkout } from './Checkout.tsx';

const meta = {
  title: 'Widgets/Checkout',
  component: Checkout,
  parameters: { shop: { shopper: 'demo' } },
  // It has one variant only.
  args: { productId: 9, quantity: 1 },
} satisfies Meta<typeof Checkout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithAddress: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Place order' }, { timeout: 15_000 }),
    ).toBeVisible();
  },
};

export const WithoutVariant: Story = {
  args: { productId: 2 },
  play: async ({ canvas }) => {
    const message = 'Choose the options of this product first';
    await expect(await canvas.findByText(message, undefined, { timeout: 15_000 })).toBeVisible();
  },
};

export const WithoutAddress: Story = { parameters: { shop: { shopper: 'new' } } };

export const Gone: Story = { args: { productId: 999_999 } };

export const Loading: Story = { parameters: { shop: { shopper: 'demo', network: 'never' } } };

export const Failed: Story = { parameters: { shop: { shopper: 'demo', network: 'fails' } } };
