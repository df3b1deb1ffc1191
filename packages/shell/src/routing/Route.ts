import type { ComponentType } from 'react';
import type { ShellTexts } from '../shellMessages.ts';

/** Code of a page: its module exports the component under the name `Page`. */
export interface PageModule {
  readonly Page: ComponentType;
}

/** Key of a page's title in the shell's catalogue. */
export type TitleKey = Extract<keyof ShellTexts, `title.${string}`>;

/** One row of the route table. */
export interface Route {
  /** The exact path; also the name of the page's component in the stack. */
  readonly path: string;
  /** Further paths of the same page, with no redirect between them. @default none */
  readonly aliases?: readonly string[] | undefined;
  /** Imports the page's chunk. */
  readonly load: () => Promise<PageModule>;
  /** `yes`: without a token redirected to the log-in before any call. `actions`: single actions ask. `no`: never asks. */
  readonly needsLogin: 'yes' | 'actions' | 'no';
  /** A page of the tab bar: opened by switch-tab, mounted once. @default false */
  readonly isTab?: boolean | undefined;
  /** A page of the tab bar where the shop's own tab bar lists it. @default false */
  readonly isTabIfListed?: boolean | undefined;
  /** Title in the navigation bar and the window until the page says a better one. */
  readonly title: TitleKey;
}
