import type { Pawlet } from '@pawlet/core';
import type { Appearance, ShopTheme } from './appearance.ts';
import type { OptionsFor, Widget } from './defineWidget.ts';

/** Any widget, whatever its props are. */
export type AnyWidget<TProps extends object> = Widget<TProps, OptionsFor<TProps>>;

/** What mounting a widget needs. */
export interface MountOptions {
  /** The shop, made by `createPawlet`. Whoever made it disposes of it. */
  readonly pawlet: Pawlet;
  /** Options by their names as props or as attributes. */
  readonly options?: object | undefined;
  readonly appearance?: Appearance | undefined;
  /** Where the widget dispatches its DOM events. @default an element of its own in the container */
  readonly eventTarget?: EventTarget | undefined;
  /** Takes the colours of the shop in place of the widget's root, for shadow roots. */
  readonly onTheme?: ((theme: ShopTheme) => void) | undefined;
}

/** A widget that stands in a page. */
export interface MountedWidget {
  /** Shows it with other options, all of them; throws a CONFIG error and leaves everything as it is for a wrong one. */
  update(options: object): void;
  /** Draws it in another way, without mounting it anew. */
  setAppearance(appearance: Appearance): void;
  /** Takes it away with everything that it brought. Safe to call twice. */
  unmount(): void;
}

/** Puts a widget into a container; throws a CONFIG error for a wrong option. */
export type MountWidget = <TProps extends object>(
  widget: AnyWidget<TProps>,
  container: Element | ShadowRoot,
  options: MountOptions,
) => MountedWidget;
