import { useConfigState, useSession } from '../../runtime/index.ts';
import type { CodeWay } from './useCodeTimer.ts';

/** Where a phone number is how people log in. */
const phoneCountries: readonly string[] = ['CHN'];

/** Where a code for the log-in can go, and where it goes unless the shopper chooses otherwise. */
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
