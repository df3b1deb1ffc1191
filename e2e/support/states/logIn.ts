import { submitForm, type State } from './State.ts';

/** Logging in. */
export const logInStates: readonly State[] = [
  { name: 'log-in by code', route: '/pages/login/mobilelogin' },
  { name: 'log-in by code with mistakes', route: '/pages/login/mobilelogin', then: submitForm },
  { name: 'log-in by password', route: '/pages/login/login' },
  { name: 'closed page to a visitor', route: '/pages/address/address' },
];
