import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudStorage } from './CloudStorage.tsx';

const meta = {
  title: 'Widgets/Cloud storage',
  component: CloudStorage,
  parameters: { shop: { shopper: 'demo' } },
} satisfies Meta<typeof CloudStorage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithCamera: Story = {};

export const Monthly: Story = { args: { plan: 'month' } };

export const WithoutCamera: Story = { parameters: { shop: { shopper: 'new' } } };

export const Visitor: Story = { parameters: { shop: { shopper: 'visitor' } } };

export const Loading: Story = { parameters: { shop: { shopper: 'demo', network: 'never' } } };

export const Failed: Story = { parameters: { shop: { shopper: 'demo', network: 'fails' } } };
