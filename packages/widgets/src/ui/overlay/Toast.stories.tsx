import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Toast } from './Toast.tsx';

const meta = {
  title: 'Building blocks/Toast',
  component: Toast,
  args: { toast: { id: 1, text: 'Added to the cart', durationMs: 3_600_000 }, onDone: fn() },
  decorators: [(Story) => <div style={{ minBlockSize: '240px' }}>{Story()}</div>],
} satisfies Meta<typeof Toast>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithUndo: Story = {
  args: {
    toast: {
      id: 2,
      text: 'Removed from the cart',
      durationMs: 3_600_000,
      action: { label: 'Undo', onAction: fn() },
    },
  },
};

export const LongText: Story = {
  args: {
    toast: {
      id: 3,
      text: 'This product is out of stock at the moment; it stays in your cart until it comes back.',
      durationMs: 3_600_000,
    },
  },
};
