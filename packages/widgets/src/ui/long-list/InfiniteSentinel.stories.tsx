import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { InfiniteSentinel } from './InfiniteSentinel.tsx';

const meta = {
  title: 'Building blocks/End of a list',
  component: InfiniteSentinel,
  args: { status: 'end', onReach: fn() },
} satisfies Meta<typeof InfiniteSentinel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const End: Story = {};

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = { args: { status: 'failed' } };
