import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Building blocks/Tag',
  component: Tag,
  args: { children: '15% off' },
  decorators: [(Story) => <div style={{ padding: '16px' }}>{Story()}</div>],
} satisfies Meta<typeof Tag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Brand: Story = {};

export const Neutral: Story = { args: { tone: 'neutral', children: 'Gift' } };

export const Success: Story = { args: { tone: 'success', children: 'Paid' } };

export const Warning: Story = { args: { tone: 'warning', children: 'Only 2 left' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Refused' } };

export const Solid: Story = { args: { tone: 'solid', children: 'NEW' } };
