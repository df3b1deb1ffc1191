import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { CellGroup } from '../list/CellGroup.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Building blocks/Field',
  component: Field,
  args: { label: 'Consignee', value: 'Ada Lovelace', onChange: () => undefined, autoComplete: 'name' },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CellGroup>
        <Field {...args} value={value} onChange={setValue} />
      </CellGroup>
    );
  },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Clearable: Story = {
  args: { clearable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const Empty: Story = { args: { value: '', placeholder: 'Name and surname', required: true } };

export const Wrong: Story = {
  args: {
    label: 'Mobile',
    value: '123',
    type: 'tel',
    error: 'Enter a mobile number',
    trailing: (
      <Button variant="ghost" size="s">
        Send code
      </Button>
    ),
  },
};

export const Password: Story = {
  args: { label: 'Password', type: 'password', value: 'secret', hint: '8 characters or more' },
};

export const Stacked: Story = { args: { layout: 'stack', label: 'Email', value: 'ada@' } };
