import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Building blocks/Stepper',
  component: Stepper,
  args: { label: 'Quantity', value: 2, min: 1, max: 5, onChange: fn(), onLimit: fn() },
  decorators: [(Story) => <div style={{ padding: '16px' }}>{Story()}</div>],
  render: function Counting(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Stepper
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Stepper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [less, more] = canvas.getAllByRole('button');
    if (less === undefined || more === undefined) throw new Error('The stepper has no buttons.');
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(less);
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};

export const AtTheStart: Story = { args: { value: 1 } };

export const AtTheEnd: Story = { args: { value: 5 } };

export const Disabled: Story = { args: { disabled: true, value: 1 } };

export const ThreeDigits: Story = { args: { value: 999, max: 999 } };
