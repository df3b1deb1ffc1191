export { mountWidget } from './mountWidget.tsx';
export { WidgetBoundary } from './WidgetBoundary.tsx';
export type { WidgetBoundaryProps } from './WidgetBoundary.tsx';
