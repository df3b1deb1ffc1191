import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Cell } from './Cell.tsx';
import { SwipeRow } from './SwipeRow.tsx';

const meta = {
  title: 'Building blocks/Swipe row',
  component: SwipeRow,
  args: {
    children: <Cell label="Swipe me" value="to the left" />,
    actions: [
      { label: 'Favorite', onAction: fn() },
      { label: 'Delete', tone: 'danger', onAction: fn() },
    ],
  },
} satisfies Meta<typeof SwipeRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Favorite' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions[0]?.onAction).toHaveBeenCalledTimes(1);
  },
};

export const Disabled: Story = { args: { disabled: true } };
