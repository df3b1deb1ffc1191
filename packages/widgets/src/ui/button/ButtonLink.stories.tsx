import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/Icon.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Building blocks/Button link',
  component: ButtonLink,
  args: { href: '#order', children: 'View order' },
  decorators: [(Story) => <div style={{ padding: '16px' }}>{Story()}</div>],
} satisfies Meta<typeof ButtonLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Solid: Story = {};

export const OutlinedWithIcon: Story = {
  args: { variant: 'outlined', size: 's', icon: <Icon name="receipt" size={16} /> },
};

export const Block: Story = { args: { block: true, size: 'l' } };
