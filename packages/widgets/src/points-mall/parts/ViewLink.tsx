import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react';
import { usePawlet } from '../../runtime/index.ts';
import { pointsRoute, type PointsView } from '../pointsViews.ts';

export interface ViewLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly view: PointsView;
  readonly onOpen: (view: PointsView) => void;
}

/** A link to a view: its page's URL for the browser, opened by the view stack on a plain tap. */
export function ViewLink({ view, onOpen, ...attributes }: ViewLinkProps): ReactElement {
  const { routeUrl } = usePawlet();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(view);
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the caller passes it as children
  return <a {...attributes} href={routeUrl(pointsRoute(view))} onClick={handleClick} />;
}
