import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Building blocks/Sheet',
  component: Sheet,
  args: {
    open: true,
    title: 'Choose a coupon',
    onClose: fn(),
    children: <p style={{ padding: '16px' }}>Two coupons fit this order.</p>,
  },
} satisfies Meta<typeof Sheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const WithFooter: Story = { args: { footer: <Button block>Confirm</Button> } };

export const WithSteps: Story = { args: { onBack: fn(), backLabel: 'Back' } };

export const Full: Story = { args: { height: 'full' } };

export const HiddenTitle: Story = {
  args: { titleHidden: true },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Choose a coupon' })).toBeVisible();
  },
};
