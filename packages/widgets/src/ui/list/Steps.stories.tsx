import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'Building blocks/Steps',
  component: Steps,
  args: {
    label: 'Order',
    current: 2,
    steps: [
      { label: 'Placed', note: '12:00' },
      { label: 'Paid', note: '12:01' },
      { label: 'Shipped' },
      { label: 'Received' },
      { label: 'Reviewed' },
    ],
  },
  decorators: [(Story) => <div style={{ padding: '16px' }}>{Story()}</div>],
} satisfies Meta<typeof Steps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};

export const First: Story = { args: { current: 0 } };

export const Done: Story = { args: { current: 5 } };
