import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Building blocks/Empty state',
  component: EmptyState,
  args: { picture: <Icon name="cart" size={56} />, title: 'Your cart is empty' },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithAction: Story = { args: { action: <Button>Go shopping</Button> } };

export const WithDescription: Story = {
  args: { description: 'What you put into it stays on this device until you log in.' },
};
