import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInCalendar } from './SignInCalendar.tsx';

const meta = {
  title: 'Widgets/Sign-in calendar',
  component: SignInCalendar,
  parameters: { shop: { shopper: 'demo' } },
} satisfies Meta<typeof SignInCalendar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Month: Story = {};

export const Week: Story = { args: { view: 'week' } };

export const FirstDay: Story = { parameters: { shop: { shopper: 'new' } } };

export const Visitor: Story = { parameters: { shop: { shopper: 'visitor' } } };

export const Loading: Story = { parameters: { shop: { shopper: 'demo', network: 'never' } } };

export const Failed: Story = { parameters: { shop: { shopper: 'demo', network: 'fails' } } };
