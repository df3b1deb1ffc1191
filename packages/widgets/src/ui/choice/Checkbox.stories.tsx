import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Building blocks/Checkbox',
  component: Checkbox,
  args: { checked: false, onChange: () => undefined, children: 'Select all' },
  decorators: [(Story) => <div style={{ padding: '16px' }}>{Story()}</div>],
  render: function Ticking(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Checkbox {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const On: Story = { args: { checked: true } };

export const Some: Story = { args: { indeterminate: true } };

export const Disabled: Story = { args: { disabled: true } };
