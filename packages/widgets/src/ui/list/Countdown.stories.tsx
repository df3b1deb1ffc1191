import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './Countdown.tsx';

const noon = Date.UTC(2026, 0, 1, 12);

const meta = {
  title: 'Building blocks/Countdown',
  component: Countdown,
  args: { endsAt: noon + 3_723_000, now: () => noon },
  decorators: [(Story) => <div style={{ padding: '16px' }}>{Story()}</div>],
} satisfies Meta<typeof Countdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Blocks: Story = { args: { look: 'blocks' } };

export const Days: Story = { args: { endsAt: noon + 3 * 86_400_000 } };

export const Over: Story = { args: { endsAt: noon } };
