import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react';
import { goTo } from '../../runtime/goTo.ts';
import { usePawlet } from '../../runtime/index.ts';

export interface RouteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Route of the mall, such as `/pages/goods/detail?id=1`. */
  readonly route: string;
  /** Goes on in place, where nobody shows that page here. @default the page of the shop opens in a window of its own */
  readonly onStay?: (() => void) | undefined;
}

/** A link to a page of the mall: a real address for the browser, opened by the host for a plain tap. */
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
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- it comes in as children of the caller
  return <a {...attributes} href={routeUrl(route)} onClick={handleClick} />;
}
