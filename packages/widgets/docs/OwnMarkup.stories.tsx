import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { OwnCard } from './own/OwnCard.tsx';
import { OwnCart } from './own/OwnCart.tsx';
import { OwnProduct } from './own/OwnProduct.tsx';
import './own/own.css';

/** The store of a story runs in the same page: on a slow machine it takes a while. */
const patience = { timeout: 15_000 };

const meta = {
  title: 'Guides/Own markup/Live',
  tags: ['!autodocs'],
  parameters: { shop: { shopper: 'visitor' } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Card: Story = {
  render: () => <OwnCard productId={1} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Into the bag' }, patience));
    await expect(await screen.findByRole('dialog', undefined, patience)).toBeVisible();
  },
};

export const Product: Story = {
  render: () => <OwnProduct productId={1} />,
  play: async ({ canvas, userEvent }) => {
    for (const group of await canvas.findAllByRole('group', undefined, patience)) {
      const [value] = Array.from(group.querySelectorAll<HTMLElement>('button:enabled'));
      if (value?.getAttribute('aria-pressed') === 'false') await userEvent.click(value);
    }
    await userEvent.click(canvas.getByRole('button', { name: /^Into the bag for ¥\d/u }));
    await expect(await screen.findByText('Added to cart', undefined, patience)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Cart: Story = {
  parameters: { shop: { shopper: 'demo' } },
  render: () => <OwnCart />,
  play: async ({ canvas, userEvent }) => {
    const [pieces] = await canvas.findAllByRole('spinbutton', undefined, patience);
    const pay = (): string => canvas.getByRole('button', { name: /^Pay ¥/u }).textContent;
    await waitFor(() => expect(pay()).toMatch(/\d/u), patience);
    const before = pay();
    if (pieces === undefined) throw new Error('The cart has no line.');
    await userEvent.type(pieces, '{ArrowUp}');
    await waitFor(() => expect(pay()).not.toBe(before), patience);
  },
};
