import type { MessageKeyOf } from '../i18n/types.ts';
import { isPawletError } from './guards.ts';
import type { PawletErrorCode } from './PawletError.ts';
import type { ShopTexts } from './shopMessages.ts';

/** Key of a message of the shop. */
export type ShopMessageKey = MessageKeyOf<ShopTexts>;

/** Message keys of call failures. */
export type ErrorMessageKey =
  | 'error.network'
  | 'error.unauthorized'
  | 'error.forbidden'
  | 'error.config'
  | 'upgrade.required';

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

/** The message key shown to people for an error; `error.message` is for developers. */
export function errorMessageKey(error: unknown): ErrorMessageKey {
  return isPawletError(error) ? keys[error.code] : 'error.network';
}
