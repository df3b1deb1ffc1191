/** A page of the mall, as far as a walk over all pages asks. */
export interface Route {
  readonly path: string;
  readonly aliases?: readonly string[] | undefined;
  /** `yes`: a visitor is sent to the log-in. */
  readonly needsLogin: 'yes' | 'actions' | 'no';
}

/** The mall's own list; found by address, because the pages behind it are compiled by other rules than the journeys. */
const list = new URL('../../packages/shell/src/routes.ts', import.meta.url).href;

export const { routes } = (await import(list)) as { readonly routes: readonly Route[] };
