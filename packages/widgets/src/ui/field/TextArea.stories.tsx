import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CellGroup } from '../list/CellGroup.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Building blocks/Text area',
  component: TextArea,
  args: { label: 'Remark', value: 'Please ring twice.', maxLength: 200, onChange: () => undefined },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CellGroup>
        <TextArea {...args} value={value} onChange={setValue} />
      </CellGroup>
    );
  },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Empty: Story = { args: { value: '' } };

export const Full: Story = { args: { value: 'x'.repeat(200) } };
