import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName } from './Icon.tsx';
import * as paths from './paths.ts';

const meta = {
  title: 'Building blocks/Icons',
  component: Icon,
  args: { name: 'cart' },
  decorators: [(Story) => <div style={{ padding: '16px' }}>{Story()}</div>],
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Filled: Story = { args: { name: 'heart', filled: true, label: 'Favorite' } };

const names = Object.keys(paths) as IconName[];

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))' }}>
      {names.map((name) => (
        <li key={name} style={{ display: 'grid', gap: '4px', justifyItems: 'center' }}>
          <Icon name={name} />
          <code style={{ fontSize: '12px', overflowWrap: 'anywhere' }}>{name}</code>
        </li>
      ))}
    </ul>
  ),
};
