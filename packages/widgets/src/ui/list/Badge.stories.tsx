import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Building blocks/Badge',
  component: Badge,
  args: { count: 3 },
  decorators: [(Story) => <div style={{ padding: '24px' }}>{Story()}</div>],
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Number: Story = {};

export const Many: Story = { args: { count: 120 } };

export const Dot: Story = { args: { count: undefined } };
