import { useConfigState, useSession } from '../../runtime/index.ts';
import type { CodeWay } from '../verification-code/useCodeTimer.ts';

/** Countries where people log in with phone numbers. */
const phoneCountries: readonly string[] = ['CHN'];

/** Recipient types for log-in codes, and the default one. */
export function useCodeWays(): { readonly first: CodeWay; readonly offersBoth: boolean } {
  const country = useSession(({ country: code }) => code);
  const { config } = useConfigState();
  const offers = (way: CodeWay): boolean => config?.logInWays.includes(way) === true;
  if (!offers('email')) return { first: 'mobile', offersBoth: false };
  return {
    first: phoneCountries.includes(country) && offers('mobile') ? 'mobile' : 'email',
    offersBoth: offers('mobile'),
  };
}
