import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/Icon.tsx';
import { Badge } from '../list/Badge.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Building blocks/Icon button',
  component: IconButton,
  args: { label: 'Share', icon: <Icon name="share" /> },
  decorators: [(Story) => <div style={{ padding: '16px' }}>{Story()}</div>],
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Solid: Story = {
  args: { variant: 'solid', size: 28, label: 'Add to cart', icon: <Icon name="plus" size={16} /> },
};

export const Tinted: Story = { args: { variant: 'tinted' } };

export const OverPictures: Story = {
  args: { variant: 'overlay' },
  decorators: [(Story) => <div style={{ background: '#9ab', padding: '16px' }}>{Story()}</div>],
};

export const WithBadge: Story = {
  args: { label: 'Cart, 120 units', icon: <Icon name="cart" />, badge: <Badge count={120} /> },
};

export const WithDot: Story = {
  args: { label: 'Messages, unread', icon: <Icon name="bell" />, badge: <Badge /> },
};

export const Disabled: Story = { args: { disabled: true } };
