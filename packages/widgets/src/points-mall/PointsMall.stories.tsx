import type { Meta, StoryObj } from '@storybook/react-vite';
import { PointsMall } from './PointsMall.tsx';

const meta = {
  title: 'Widgets/Points mall',
  component: PointsMall,
  parameters: { shop: { shopper: 'demo' } },
} satisfies Meta<typeof PointsMall>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithPoints: Story = {};

export const Affordable: Story = { args: { filter: 'affordable' } };

export const WithoutPoints: Story = { parameters: { shop: { shopper: 'new' } } };

export const Visitor: Story = { parameters: { shop: { shopper: 'visitor' } } };

export const Loading: Story = { parameters: { shop: { shopper: 'demo', network: 'never' } } };

export const Failed: Story = { parameters: { shop: { shopper: 'demo', network: 'fails' } } };
