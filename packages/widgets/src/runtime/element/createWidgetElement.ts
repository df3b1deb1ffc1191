import { isPawletError, PawletError } from '@pawlet/core/errors';
import type { Pawlet } from '@pawlet/core';
import { themes, type Appearance, type ThemeChoice } from '../appearance.ts';
import { observeInView } from '../useInView.ts';
import type { MountedWidget } from '../mount.ts';
import { toAttributeName, toPropName } from '../options/optionNames.ts';
import type { OptionTable } from '../options/types.ts';
import { registerTextSizes, writeHostStyles } from './hostStyles.ts';
import { attachStyles } from './styleRegistry.ts';
import type { WidgetElementClass, WidgetElementParts } from './types.ts';

/**
 * Creates the class of a widget's element: it renders into a shadow root on the page itself, as soon as it is near the
 * viewport. The element's content is shown until then, and stays if the widget cannot be shown.
 * @example
 * import { cartWidget } from '@pawlet/widgets/cart';
 * import { createWidgetElement } from '@pawlet/widgets/element';
 * import { mountWidget } from '@pawlet/widgets/mount';
 *
 * customElements.define(
 *   'pawlet-cart',
 *   createWidgetElement({ widget: cartWidget, pawlet: () => pawlet, mount: mountWidget }),
 * );
 */
export function createWidgetElement<TProps extends object>(
  parts: WidgetElementParts<TProps>,
): WidgetElementClass {
  const { widget, reserve = '120px', margin = '300px' } = parts;
  const options = widget.options as OptionTable;
  const attributeNames = Object.keys(options).map(toAttributeName);

  class PawletElement extends HTMLElement {
    static readonly observedAttributes: readonly string[] = [...attributeNames, 'theme'];

    readonly #shadow: ShadowRoot;
    readonly #fallback = document.createElement('slot');
    readonly #sheet = new CSSStyleSheet();
    #appearance: Appearance = {};
    #isStarted = false;
    #isRefreshing = false;
    /** Incremented with every start and end: async work of an earlier round is dropped. */
    #round = 0;
    #mounted: MountedWidget | undefined;
    #ends: (() => void)[] = [];

    constructor() {
      super();
      registerTextSizes();
      this.#shadow = this.attachShadow({ mode: 'open' });
      writeHostStyles(this.#sheet, reserve, {});
      const payment = document.createElement('slot');
      // A payment provider's own frame does not work in a shadow root.
      payment.name = 'payment';
      this.#shadow.append(this.#fallback, payment);
    }

    get theme(): ThemeChoice {
      return this.#appearance.theme ?? 'auto';
    }

    set theme(theme: ThemeChoice) {
      this.setAttribute('theme', theme);
    }

    get appearance(): Appearance {
      return this.#appearance;
    }

    set appearance(appearance: Appearance) {
      this.#appearance = appearance;
      this.#mounted?.setAppearance(appearance);
    }

    connectedCallback(): void {
      for (const name of [...Object.keys(options), 'theme', 'appearance']) this.#adoptEarlyProperty(name);
      if (this.#isStarted) return;
      this.#isStarted = true;
      this.#round += 1;
      const round = this.#round;
      this.#ends.push(attachStyles(this.#shadow, this.#sheet));
      void this.#announce(round);
      let hasBeenNear = false;
      this.#ends.push(
        observeInView(this, margin, (isNear) => {
          if (!isNear || hasBeenNear) return;
          hasBeenNear = true;
          void this.#mount(round);
        }),
      );
    }

    disconnectedCallback(): void {
      // Moving an element disconnects and reconnects it, which must not end the widget.
      queueMicrotask(() => {
        if (!this.isConnected) this.#end();
      });
    }

    /** Called for `moveBefore`: defining it prevents a disconnect. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (before === now) return;
      if (name === 'theme') {
        const theme = themes.find((choice) => choice === now);
        if (now !== null && theme === undefined) {
          this.#report(
            new PawletError(
              'CONFIG',
              `Pawlet: attribute "theme" of <pawlet-${widget.id}> must be one of "light", "dark", "auto", but is "${now}".`,
            ),
          );
          return;
        }
        this.appearance = { ...this.#appearance, theme };
        return;
      }
      this.#refresh();
    }

    /** The options in the attributes. */
    #readOptions(): Record<string, string> {
      const given: Record<string, string> = {};
      for (const name of attributeNames) {
        const value = this.getAttribute(name);
        if (value !== null) given[toPropName(name)] = value;
      }
      return given;
    }

    /** Several attributes changed together are one update. */
    #refresh(): void {
      if (!this.#isStarted || this.#isRefreshing) return;
      this.#isRefreshing = true;
      queueMicrotask(() => {
        this.#isRefreshing = false;
        if (!this.#isStarted) return;
        if (this.#mounted === undefined) {
          // A mistake may be fixed now; proximity to the viewport is checked again.
          this.#end();
          if (this.isConnected) this.connectedCallback();
          return;
        }
        try {
          this.#mounted.update(this.#readOptions());
        } catch (error) {
          this.#mounted.unmount();
          this.#mounted = undefined;
          this.#fallback.hidden = false;
          this.#report(error);
        }
      });
    }

    async #announce(round: number): Promise<void> {
      if (widget.announce === undefined) return;
      try {
        const props = widget.parseOptions(this.#readOptions());
        const pawlet = await parts.pawlet();
        if (round === this.#round) this.#ends.push(widget.announce(pawlet, props));
      } catch {
        // Mounting reports the mistake, once.
      }
    }

    async #mount(round: number): Promise<void> {
      try {
        // A wrong option is reported without a shop.
        widget.parseOptions(this.#readOptions());
        const pawlet = await parts.pawlet();
        if (round !== this.#round) return;
        this.#draw(pawlet);
      } catch (error) {
        if (round === this.#round) this.#report(error);
      }
    }

    #draw(pawlet: Pawlet): void {
      this.#mounted = parts.mount(widget, this.#shadow, {
        pawlet,
        options: this.#readOptions(),
        appearance: this.#appearance,
        eventTarget: this,
        onTheme: ({ mode, variables }) => {
          this.setAttribute('data-pawlet-theme', mode);
          writeHostStyles(this.#sheet, reserve, variables);
        },
      });
      this.#fallback.hidden = true;
    }

    #report(error: unknown): void {
      console.error(error);
      const code = isPawletError(error) ? error.code : 'UNAVAILABLE';
      this.dispatchEvent(
        new CustomEvent('pawlet:error', { detail: { code }, bubbles: true, composed: true }),
      );
    }

    #end(): void {
      if (!this.#isStarted) return;
      this.#isStarted = false;
      this.#round += 1;
      this.#mounted?.unmount();
      this.#mounted = undefined;
      for (const end of this.#ends.splice(0)) end();
      this.#fallback.hidden = false;
      this.removeAttribute('data-pawlet-theme');
    }

    /** A property set before the class was defined hides the one of the class. */
    #adoptEarlyProperty(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  for (const [name, option] of Object.entries(options)) {
    const attribute = toAttributeName(name);
    Object.defineProperty(PawletElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement): unknown {
        const text = this.getAttribute(attribute);
        return (text === null ? undefined : option.read(text)) ?? option.defaultValue;
      },
      set(this: HTMLElement, value: unknown) {
        if (value === undefined || value === null) {
          this.removeAttribute(attribute);
          return;
        }
        const read = option.read(value);
        // The mistake is reported with the other attributes, by name.
        this.setAttribute(attribute, read === undefined ? toText(value) : option.write(read));
      },
    });
  }
  return PawletElement;
}

/** A value for an error message. */
function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value);
}
