import { defineMessages } from '@pawlet/core/i18n';

/** English texts of social log-in and of the landing page of invitations. */
export const logInPageTexts = {
  'auth.working': 'Logging you in…',
  'auth.choose': 'Choose the account to log in with',
  'auth.failed': 'Login failed',
  'auth.failedText': 'It took too long, or it was started in another window. Please try again.',
  'auth.none': 'Login with other accounts is not set up here',
  'auth.noneText': 'Log in with your mobile number or your password instead.',
  'auth.withCode': 'Log in with your number',
  'bind.gone': 'This login has expired',
  'bind.goneText': 'Please start again; it only takes a moment.',
  'bind.again': 'Start again',
  'bind.hello': 'Welcome, {{name}}',
  'invited.friend': 'A friend invited you',
  'invited.plain': 'Welcome to {{shop}}',
  'invited.text': 'Feeders, fountains, cameras and trackers for your pet. Log in and look around.',
  'invited.by': '{{name}} invited you',
  'invited.youEarn': 'You earn points with every order you pay for.',
  'invited.inviterGets': 'Your friend gets {{points}} points once your first order has arrived.',
  'invited.goods': 'Popular now',
  'invited.join': 'Log in or sign up',
  'invited.look': 'Look around first',
} as const;

/** Texts of social log-in and of the landing page of invitations. */
export const logInPageMessages = defineMessages('log-in-pages', {
  en: logInPageTexts,
  load: {
    zh: async () => (await import('./messages.zh.ts')).zh,
    ja: async () => (await import('./messages.ja.ts')).ja,
    fr: async () => (await import('./messages.fr.ts')).fr,
    de: async () => (await import('./messages.de.ts')).de,
    it: async () => (await import('./messages.it.ts')).it,
    es: async () => (await import('./messages.es.ts')).es,
    ko: async () => (await import('./messages.ko.ts')).ko,
  },
});
