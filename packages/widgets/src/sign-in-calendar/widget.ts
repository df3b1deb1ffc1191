import { shopMessages } from '@pawlet/core/errors';
import { choiceOption, defineWidget } from '../runtime/index.ts';
import { signInMessages } from './signInMessages.ts';
import { SignInCalendar } from './SignInCalendar.tsx';

/** Definition of the daily check-in for scripts and embedders. */
export const signInCalendarWidget = defineWidget({
  id: 'sign-in-calendar',
  component: SignInCalendar,
  messages: [signInMessages, shopMessages],
  options: {
    view: choiceOption(
      ['week', 'month'],
      'Initial view of the calendar: this week, which can be expanded, or the whole month.',
      'month',
    ),
  },
  events: ['pawlet:signed-in', 'pawlet:points-changed'],
});
