import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/Icon.tsx';
import { Cell } from './Cell.tsx';
import { CellGroup } from './CellGroup.tsx';

const meta = {
  title: 'Building blocks/Cell',
  component: Cell,
  args: { label: 'Coupon', value: '3 usable' },
  decorators: [(Story) => <CellGroup title="My orders">{Story()}</CellGroup>],
} satisfies Meta<typeof Cell>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Link: Story = {
  args: { href: '#orders', leading: <Icon name="receipt" size={20} />, label: 'All orders', value: '12' },
};

export const Brand: Story = { args: { valueTone: 'primary' } };

export const WithNote: Story = { args: { label: 'Freight', note: 'Free from 99', value: '10.00' } };

export const Wide: Story = {
  args: { layout: 'wide', label: 'Region', value: 'Zhejiang, Hangzhou, Xihu', valueTone: 'text' },
};

export const LongText: Story = {
  args: { label: 'Lieferadresse für Sperrgut', value: 'Donaudampfschifffahrtsgesellschaftsstraße 12' },
};
