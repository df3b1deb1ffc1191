import type { ReactElement } from 'react';
import { LoadedGrid, type LoadedGridProps } from './LoadedGrid.tsx';

/** What shows and moves the uploads of a form. Loaded once the form stands: it begins with other fields. */
export { createUploads } from './createUploads.ts';

/** The grid of the uploads. */
export function showGrid(props: LoadedGridProps): ReactElement {
  return <LoadedGrid {...props} />;
}
