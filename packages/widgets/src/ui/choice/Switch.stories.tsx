import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Building blocks/Switch',
  component: Switch,
  args: { label: 'Reminder', checked: false, onChange: () => undefined },
  decorators: [(Story) => <div style={{ padding: '16px' }}>{Story()}</div>],
  render: function Switching(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Switch {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { checked: true } };
