import type { ReactElement } from 'react';
import { LoadedGrid, type LoadedGridProps } from './LoadedGrid.tsx';

/** The code of the uploads, loaded after the form is rendered: it starts with other fields. */
export { createUploads } from './createUploads.ts';

/** The upload grid. */
export function showGrid(props: LoadedGridProps): ReactElement {
  return <LoadedGrid {...props} />;
}
