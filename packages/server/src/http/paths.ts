import type { StoreApp } from './appDeps.ts';

const apiRoots = ['/addons/', '/api/', '/cloud/api/', '/ssc/', '/demo/', '/operator/'];

/** Whether a path belongs to the API and never to a file. */
export function isApiPath(path: string): boolean {
  return apiRoots.some((root) => path.startsWith(root));
}

/** The methods that exist for exactly this path. */
export function getMethods(app: StoreApp, path: string): readonly string[] {
  const methods = app.routes
    .filter((route) => route.path === path && route.method !== 'ALL')
    .map(({ method }) => method);
  return [...new Set(methods)];
}
