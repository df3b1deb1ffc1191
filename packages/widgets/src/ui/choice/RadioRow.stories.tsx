import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { CellGroup } from '../list/CellGroup.tsx';
import { RadioGroup, RadioRow } from './RadioRow.tsx';

const meta = {
  title: 'Building blocks/Radio rows',
  component: RadioRow,
  args: { name: 'way', value: 'wallet', label: 'Demo wallet', checked: true, onSelect: () => undefined },
  render: function Choosing(args) {
    const [way, setWay] = useState(args.checked ? args.value : '');
    return (
      <CellGroup>
        <RadioGroup label="Payment">
          <RadioRow
            {...args}
            leading={<Icon name="wallet" />}
            checked={way === args.value}
            onSelect={setWay}
          />
          <RadioRow
            name={args.name}
            value="points"
            leading={<Icon name="coins" />}
            label="Points"
            description="Your balance is too low"
            disabled
            checked={false}
            onSelect={setWay}
          />
        </RadioGroup>
      </CellGroup>
    );
  },
} satisfies Meta<typeof RadioRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const NothingChosen: Story = { args: { checked: false, description: 'Pays at once' } };
