import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';

const meta = {
  title: 'Building blocks/Price',
  component: Price,
  args: { amount: { amountMinor: 129_900, currency: 'EUR' } },
  decorators: [(Story) => <div style={{ padding: '16px' }}>{Story()}</div>],
} satisfies Meta<typeof Price>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Reduced: Story = { args: { was: { amountMinor: 159_900, currency: 'EUR' } } };

export const From: Story = { args: { prefix: 'from', size: 'l' } };

export const Hero: Story = { args: { size: 'hero', amount: { amountMinor: 9900, currency: 'CNY' } } };

export const WithoutDecimals: Story = { args: { amount: { amountMinor: 1980, currency: 'JPY' } } };

export const Negative: Story = { args: { size: 's', amount: { amountMinor: -2000, currency: 'USD' } } };

export const Total: Story = { args: { tone: 'text' } };

export const Struck: Story = { args: { tone: 'muted', struck: true, size: 's' } };
