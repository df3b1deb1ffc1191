import type { ReactElement } from 'react';
import { toWidgetPath } from './address/toWidgetPath.ts';
import type { WidgetName, WidgetOptions } from './address/widgetOptions.ts';
import { ShopView, type ShopViewProps } from './view/ShopView.tsx';

/** Props of `PawletWidget`: the widget's name determines its options. */
export type PawletWidgetProps = ShopViewProps &
  {
    readonly [Name in WidgetName]: {
      /** The widget to show. */
      readonly name: Name;
      /** Options of the widget. @default {} */
      readonly options?: WidgetOptions[Name] | undefined;
    };
  }[WidgetName];

/** One widget of the shop. Give it a parent with a height: it fills it. */
export function PawletWidget({ name, options, ...props }: PawletWidgetProps): ReactElement {
  return <ShopView {...props} path={toWidgetPath(name, options)} />;
}
