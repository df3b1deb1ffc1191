import { SignInLog, SignInRanking, SignInTasks } from '@pawlet/widgets/sign-in-calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** What `@pawlet/widgets/sign-in-calendar` exports beside the calendar, for pages of your own. */
const meta = {
  title: 'Parts/Sign-in calendar',
  parameters: { shop: { shopper: 'demo' } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The days on which the shopper checked in, and what they brought. */
export const Log: Story = { render: () => <SignInLog /> };

/** Who has checked in most often. */
export const Ranking: Story = { render: () => <SignInRanking /> };

/** What else brings points. */
export const Tasks: Story = { render: () => <SignInTasks /> };
