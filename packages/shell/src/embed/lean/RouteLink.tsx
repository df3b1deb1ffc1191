import { useContext } from 'react';
import type { AnchorHTMLAttributes, ReactElement } from 'react';
import { CardContext } from './cardActions.ts';

/** A link to a page of the mall, out of another shop's page: it opens beside it. */
export function RouteLink({
  route,
  ...attributes
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly route: string }): ReactElement {
  const { shopOrigin } = useContext(CardContext);
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- it comes in as children of the caller
  return <a {...attributes} href={`${shopOrigin}/#${route}`} target="_blank" rel="noopener" />;
}
