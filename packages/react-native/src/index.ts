// First: the bridge needs `crypto`, which React Native lacks.
import 'react-native-get-random-values';

export { PROTOCOL } from '@pawlet/bridge';
export type {
  BridgeEvent,
  BridgeEventName,
  BridgeEvents,
  ContextChanges,
  ExactOrigin,
  HostHandlers,
  PawletError,
  SafeArea,
  TokenGrant,
} from '@pawlet/bridge';
export { findShopPath } from './address/findShopPath.ts';
export type { ShopPath } from './address/findShopPath.ts';
export type { WidgetName, WidgetOptions } from './address/widgetOptions.ts';
export type { ShopContext } from './bridge/shopContext.ts';
export type { Handled, PawletShopController } from './controller.ts';
export { isWalletInstalled } from './isWalletInstalled.ts';
export type { WalletApp } from './isWalletInstalled.ts';
export type { LoadFailure, LoadFailureReason } from './load/findFailure.ts';
export { PawletPreload } from './PawletPreload.tsx';
export type { PawletPreloadProps } from './PawletPreload.tsx';
export { PawletShop } from './PawletShop.tsx';
export type { PawletShopProps } from './PawletShop.tsx';
export { PawletWidget } from './PawletWidget.tsx';
export type { PawletWidgetProps } from './PawletWidget.tsx';
export { usePawletShop } from './usePawletShop.ts';
export { useShopLinks } from './useShopLinks.ts';
export type { ShopViewProps } from './view/ShopView.tsx';
