/** Loads what the mall does beside its pages. */
export const loadLateParts = () => import('./LateParts.tsx');
