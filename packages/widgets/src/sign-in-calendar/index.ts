export { SignInCalendar } from './SignInCalendar.tsx';
export type { SignInCalendarProps } from './SignInCalendar.tsx';
export { SignInLog } from './SignInLog.tsx';
export { SignInRanking } from './SignInRanking.tsx';
export { SignInTasks } from './SignInTasks.tsx';
export type { SignInTasksProps } from './SignInTasks.tsx';
export { signInMessages } from './messages.ts';
export { signInCalendarWidget } from './widget.ts';
