import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = {
  title: 'Building blocks/Loading overlay',
  component: LoadingOverlay,
  args: { active: true, delayMs: 0 },
} satisfies Meta<typeof LoadingOverlay>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
