import { defineMessages } from '../../i18n/defineMessages.ts';
import type { MessageKeyOf } from '../../i18n/types.ts';
import { isPawletError } from '../guards.ts';
import type { PawletErrorCode } from '../PawletError.ts';
import { en } from './messages.ts';

/** The texts of every message that the product promises, and of the buttons of its dialogs. */
export const shopMessages = defineMessages('shop-messages', {
  en,
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

/** Key of a message of the shop. */
export type ShopMessageKey = MessageKeyOf<typeof en>;

/** Keys that say what went wrong with a call. */
export type ErrorMessageKey =
  'error.network' | 'error.unauthorized' | 'error.forbidden' | 'error.config' | 'upgrade.required';

const keys: Readonly<Record<PawletErrorCode, ErrorMessageKey>> = {
  NETWORK: 'error.network',
  TIMEOUT: 'error.network',
  ABORTED: 'error.network',
  HTTP: 'error.network',
  CONTRACT: 'error.network',
  UNAUTHORIZED: 'error.unauthorized',
  FORBIDDEN: 'error.forbidden',
  CONFIG: 'error.config',
  PROTOCOL: 'upgrade.required',
  UNAVAILABLE: 'error.config',
  UPGRADE_REQUIRED: 'upgrade.required',
};

/** The message for people that stands for an error; `error.message` is for developers. */
export function errorMessageKey(error: unknown): ErrorMessageKey {
  return isPawletError(error) ? keys[error.code] : 'error.network';
}
