/** A page of the storefront, as far as a test of all pages needs it. */
export interface Route {
  readonly path: string;
  readonly aliases?: readonly string[] | undefined;
  /** `yes`: a visitor is sent to the log-in. */
  readonly needsLogin: 'yes' | 'actions' | 'no';
}

/**
 * The storefront's own list; imported by path, because the pages behind it are compiled with other settings than the
 * journeys.
 */
const list = new URL('../../packages/shell/src/routes.ts', import.meta.url).href;

export const { routes } = (await import(list)) as { readonly routes: readonly Route[] };
