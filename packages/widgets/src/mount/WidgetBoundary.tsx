import type { ReactElement } from 'react';
import { LoginOutlet } from '../app/LoginOutlet.tsx';
import { OverlayOutlet } from '../ui/index.ts';
import { WidgetFrame } from './WidgetFrame.tsx';
import type { WidgetFrameProps } from './WidgetFrame.tsx';

export type WidgetBoundaryProps = WidgetFrameProps;

/**
 * What a widget needs around it where nothing else of the shop is: its texts, an error state in place of what breaks,
 * toasts, questions, the log-in, and DOM events with the names of the shop's. Stands inside a PawletProvider.
 *
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
