import { useEffect, useLayoutEffect as useBrowserLayoutEffect } from 'react';

/** React's own, save on a server, where React 18 warns of it though nothing is missed. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useBrowserLayoutEffect;
