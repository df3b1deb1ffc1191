import type { PhonePrefix } from '../api/loginApi.ts';
import type { Query } from './types.ts';

/** Phone numbers. */
export const phoneQueries = {
  /** Countries and regions whose mobiles can log in, except mainland China. */
  prefixes: (): Query<readonly PhonePrefix[]> => ({
    key: ['phone-prefixes'],
    load: ({ login }, options) => login.phonePrefixes(options),
  }),
};
