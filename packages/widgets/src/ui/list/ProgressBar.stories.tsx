import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Building blocks/Progress bar',
  component: ProgressBar,
  args: { value: 0.6, label: '12.00 more for free delivery' },
  decorators: [(Story) => <div style={{ padding: '16px' }}>{Story()}</div>],
} satisfies Meta<typeof ProgressBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};

export const Empty: Story = { args: { value: 0 } };

export const Done: Story = { args: { value: 1, label: 'Delivery is free' } };
