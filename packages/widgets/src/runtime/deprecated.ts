import { useIsLoggedIn } from './useShop.ts';

/** @deprecated Use {@link useIsLoggedIn}; removed in the next major version. */
export const useIsSignedIn = useIsLoggedIn;
