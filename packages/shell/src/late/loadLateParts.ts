/** Loads the storefront's features besides its pages. */
export const loadLateParts = () => import('./LateParts.tsx');
