import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react';
import { goTo } from '../../runtime/goTo.ts';
import { usePawlet } from '../../runtime/index.ts';

export interface RouteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Route of the storefront, such as `/pages/goods/detail?id=1`. */
  readonly route: string;
  /** Continues in place, where nothing else can show that page. @default the page of the shop opens in a new window */
  readonly onStay?: (() => void) | undefined;
}

/** A link to a page of the storefront: a real URL for the browser, opened by the host on a plain tap. */
export function RouteLink({ route, onStay, onClick, ...attributes }: RouteLinkProps): ReactElement {
  const { host, routeUrl } = usePawlet();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    void goTo(host, route, onStay);
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the caller passes it as children
  return <a {...attributes} href={routeUrl(route)} onClick={handleClick} />;
}
