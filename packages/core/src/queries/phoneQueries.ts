import type { PhonePrefix } from '../api/loginApi.ts';
import type { Query } from './types.ts';

/** Telephone numbers. */
export const phoneQueries = {
  /** Countries and regions whose mobiles can log in, but for mainland China. */
  prefixes: (): Query<readonly PhonePrefix[]> => ({
    key: ['phone-prefixes'],
    load: ({ login }, options) => login.phonePrefixes(options),
  }),
};
