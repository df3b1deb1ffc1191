import type { MouseEvent, ReactElement } from 'react';
import { useIsLoggedIn, usePawlet, useRequireLogin } from '@pawlet/widgets';
import { RouteLink, type RouteLinkProps } from '@pawlet/widgets/parts';
import { useStorefront } from '../storefront.ts';

/** A link to a page of the storefront; if that is protected, a visitor's tap opens the log-in in place. */
export function GuardedLink({ route, onClick, ...attributes }: RouteLinkProps): ReactElement {
  const { routes } = useStorefront();
  const { host } = usePawlet();
  const isSignedIn = useIsLoggedIn();
  const requireLogin = useRequireLogin();
  const path = route.split('?')[0];
  const isClosed = !isSignedIn && routes.find((row) => row.path === path)?.needsLogin === 'yes';
  const logInFirst = async (): Promise<void> => {
    if (await requireLogin()) await host.navigate(route);
  };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isClosed || event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    void logInFirst();
  };
  return <RouteLink {...attributes} route={route} onClick={handleClick} />;
}
