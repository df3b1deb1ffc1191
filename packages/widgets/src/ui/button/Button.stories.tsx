import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Icon } from '../icon/Icon.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Building blocks/Button',
  component: Button,
  args: { children: 'Buy now', onClick: fn() },
  decorators: [(Story) => <div style={{ padding: '16px' }}>{Story()}</div>],
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Solid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy now' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Tinted: Story = { args: { variant: 'tinted' } };

export const Outlined: Story = { args: { variant: 'outlined' } };

export const Ghost: Story = { args: { variant: 'ghost' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Delete account' } };

export const Neutral: Story = { args: { tone: 'neutral', variant: 'tinted', children: 'Later' } };

export const WithIcon: Story = { args: { icon: <Icon name="cart" size={18} />, children: 'Add to cart' } };

export const Large: Story = { args: { size: 'l', block: true, children: 'Submit order' } };

export const Small: Story = { args: { size: 's', variant: 'outlined', children: 'Track' } };

export const Disabled: Story = { args: { disabled: true, children: 'Sold out' } };

export const Busy: Story = {
  args: { busy: true, size: 'l', block: true, children: 'Submit order' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { block: true, children: 'Zahlungspflichtig bestellen und Lieferbedingungen akzeptieren' },
};
