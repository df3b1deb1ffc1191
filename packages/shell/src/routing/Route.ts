import type { ComponentType } from 'react';
import type { ShellTexts } from '../shellMessages.ts';

/** Key of a page's title in the shell's catalogue. */
export type TitleKey = Extract<keyof ShellTexts, `title.${string}`>;

/** A page of the storefront and its address. */
export interface Route {
  /** The exact path; also the name of the page's component in the stack. */
  readonly path: string;
  /** Further paths of the same page, without a redirect between them. @default none */
  readonly aliases?: readonly string[] | undefined;
  /** Loads the page's component with the rest of its code. */
  readonly load: () => Promise<ComponentType>;
  /** `yes`: without a token redirected to the log-in before any call. `actions`: single actions require a log-in. `no`: nothing does. */
  readonly needsLogin: 'yes' | 'actions' | 'no';
  /** A page of the tab bar: opened by switch-tab, mounted once. @default false */
  readonly isTab?: boolean | undefined;
  /** A page of the tab bar where the shop's own tab bar lists it. @default false */
  readonly isTabIfListed?: boolean | undefined;
  /**
   * Title in the navigation bar and the window while the page's code loads; the page then sets its own. It is a text of
   * every first view: leave it out for a page that is rarely the first of a visit. @default "Loading"
   */
  readonly title?: TitleKey | undefined;
}
