import { useContext } from 'react';
import type { AnchorHTMLAttributes, ReactElement } from 'react';
import { CardContext } from './cardActions.ts';

/** A link from a partner's page to a page of the storefront, in a new tab. */
export function RouteLink({
  route,
  ...attributes
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly route: string }): ReactElement {
  const { shopOrigin } = useContext(CardContext);
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the caller passes it as children
  return <a {...attributes} href={`${shopOrigin}/#${route}`} target="_blank" rel="noopener" />;
}
