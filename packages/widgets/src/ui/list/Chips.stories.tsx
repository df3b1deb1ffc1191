import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Chip, Chips } from './Chips.tsx';

const meta = {
  title: 'Building blocks/Chips',
  component: Chip,
  args: { children: 'Fountain' },
  decorators: [(Story) => <Chips label="Words">{Story()}</Chips>],
} satisfies Meta<typeof Chip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Selected: Story = { args: { selected: true } };

export const Removable: Story = { args: { onRemove: fn(), removeLabel: 'Remove fountain' } };

export const Disabled: Story = { args: { disabled: true } };
