import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { PawletApp } from '../app/PawletApp.tsx';
import type { AnyWidget, Appearance, MountedWidget, MountOptions } from '../runtime/index.ts';
import { WidgetFrame } from './WidgetFrame.tsx';

/**
 * Mounts a widget in a container of a page that does not use React. Throws a CONFIG error for a wrong option.
 * @example
 * import { mountWidget } from '@pawlet/widgets/mount';
 * import { productCardWidget } from '@pawlet/widgets/product-card';
 *
 * const card = mountWidget(productCardWidget, document.querySelector('#card')!, {
 *   pawlet,
 *   options: { productId: 7 },
 * });
 * card.update({ productId: 8 });
 * card.unmount();
 */
export function mountWidget<TProps extends object>(
  widget: AnyWidget<TProps>,
  container: Element | ShadowRoot,
  { pawlet, options, appearance: firstAppearance = {}, eventTarget, onTheme }: MountOptions,
): MountedWidget {
  let props = widget.parseOptions(options);
  let appearance: Appearance = firstAppearance;
  // A separate element: the renderer's listeners are removed with it.
  const place = document.createElement('div');
  place.dataset['pawletMount'] = widget.id;
  container.append(place);
  const root = createRoot(place);
  let isOver = false;

  const draw = (): void => {
    root.render(
      <PawletApp pawlet={pawlet} theme={appearance.theme} variables={appearance.variables} onTheme={onTheme}>
        <WidgetFrame widget={widget} eventTarget={eventTarget}>
          {createElement(widget.component, props)}
        </WidgetFrame>
      </PawletApp>,
    );
  };
  draw();
  return {
    update(next) {
      props = widget.parseOptions(next);
      if (!isOver) draw();
    },
    setAppearance(next) {
      appearance = next;
      if (!isOver) draw();
    },
    unmount() {
      if (isOver) return;
      isOver = true;
      root.unmount();
      place.remove();
    },
  };
}
