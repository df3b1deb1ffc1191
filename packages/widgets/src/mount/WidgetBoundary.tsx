import type { ReactElement } from 'react';
import { LoginOutlet } from '../app/LoginOutlet.tsx';
import { OverlayOutlet } from '../ui/index.ts';
import { WidgetFrame } from './WidgetFrame.tsx';
import type { WidgetFrameProps } from './WidgetFrame.tsx';

export type WidgetBoundaryProps = WidgetFrameProps;

/**
 * Everything a widget needs around it outside a shop: its texts, an error state for failures, toasts, dialogs, the
 * log-in, and DOM events with the names of the shop's. Use it inside a PawletProvider.
 * @deprecated Put one `PawletApp` of `@pawlet/widgets/app` around all widgets of a shop.
 */
export function WidgetBoundary(props: WidgetBoundaryProps): ReactElement {
  return (
    <>
      <WidgetFrame {...props} />
      <OverlayOutlet />
      <LoginOutlet />
    </>
  );
}
