import type { Pawlet } from '@pawlet/core';
import type { Appearance, ShopTheme } from './appearance.ts';
import type { OptionsFor, Widget } from './defineWidget.ts';

/** A widget with any props. */
export type AnyWidget<TProps extends object> = Widget<TProps, OptionsFor<TProps>>;

/** Options of mounting a widget. */
export interface MountOptions {
  /** The shop, created by `createPawlet`. Its creator disposes it. */
  readonly pawlet: Pawlet;
  /** Options by prop or attribute name. */
  readonly options?: object | undefined;
  readonly appearance?: Appearance | undefined;
  /** Target of the widget's DOM events. @default a separate element in the container */
  readonly eventTarget?: EventTarget | undefined;
  /** Receives the shop's colours instead of the widget's root, for shadow roots. */
  readonly onTheme?: ((theme: ShopTheme) => void) | undefined;
}

/** A widget mounted in a page. */
export interface MountedWidget {
  /** Replaces all options; throws a CONFIG error for a wrong one and changes nothing. */
  update(options: object): void;
  /** Changes the appearance without remounting. */
  setAppearance(appearance: Appearance): void;
  /** Removes it with everything it added. Safe to call twice. */
  unmount(): void;
}

/** Mounts a widget in a container; throws a CONFIG error for a wrong option. */
export type MountWidget = <TProps extends object>(
  widget: AnyWidget<TProps>,
  container: Element | ShadowRoot,
  options: MountOptions,
) => MountedWidget;
