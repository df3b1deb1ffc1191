import { useEffect, type ReactNode } from 'react';

/** Calls back once when its children have taken over the markup of a rendered page. */
export function Hydrated({
  onHydrate,
  children,
}: {
  readonly onHydrate: () => void;
  readonly children: ReactNode;
}) {
  // oxlint-disable-next-line react/exhaustive-deps -- once, whatever is passed later
  useEffect(() => onHydrate(), []);
  return children;
}
