import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Building blocks/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Delete this address?',
    confirmLabel: 'Delete',
    cancelLabel: 'Cancel',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Destructive: Story = {
  args: { destructive: true, children: 'It cannot be brought back.' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const Notice: Story = {
  args: { title: 'The price has changed', confirmLabel: 'OK', cancelLabel: undefined },
};

export const LongText: Story = {
  args: { children: 'A sentence that goes on and on about what happens then. '.repeat(30) },
};
