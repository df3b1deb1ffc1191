import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Building blocks/Tabs',
  component: Tabs,
  args: {
    label: 'Orders',
    selected: 'all',
    onSelect: () => undefined,
    items: [
      { id: 'all', label: 'All' },
      { id: 'pay', label: 'Unpaid', count: 2 },
      { id: 'ship', label: 'Processing', count: 120 },
      { id: 'receive', label: 'Shipped' },
      { id: 'review', label: 'To review' },
    ],
  },
  render: function Choosing(args) {
    const [selected, setSelected] = useState(args.selected);
    return <Tabs {...args} selected={selected} onSelect={setSelected} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Scrolling: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Unpaid/u }));
    await expect(canvas.getByRole('tab', { name: /Unpaid/u })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Processing/u })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Filling: Story = {
  args: {
    layout: 'fill',
    selected: 'code',
    items: [
      { id: 'code', label: 'By code' },
      { id: 'password', label: 'By password' },
    ],
  },
};
