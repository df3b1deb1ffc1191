import { useEffect, useLayoutEffect as useBrowserLayoutEffect } from 'react';

/** React's own, except on a server, where React 18 warns about it needlessly. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useBrowserLayoutEffect;
