import { shopMessages } from '@pawlet/core/errors';
import { choiceOption, defineWidget } from '../runtime/index.ts';
import { signInMessages } from './signInMessages.ts';
import { SignInCalendar } from './SignInCalendar.tsx';

/** The daily sign-in as scripts and embedders mount it. */
export const signInCalendarWidget = defineWidget({
  id: 'sign-in-calendar',
  component: SignInCalendar,
  messages: [signInMessages, shopMessages],
  options: {
    view: choiceOption(
      ['week', 'month'],
      'What the calendar shows first: this week, to be unfolded, or the whole month.',
      'month',
    ),
  },
  events: ['pawlet:signed-in', 'pawlet:points-changed'],
});
