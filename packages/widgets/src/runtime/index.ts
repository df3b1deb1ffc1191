export { useMediaQuery, useOnline, usePageVisible, useReducedMotion } from './browserState.ts';
export { useAction } from './data/useAction.ts';
export type { Action } from './data/useAction.ts';
export { useInfiniteResource, useResource } from './data/deprecated.ts';
export type { ResourceKey, ResourcePage } from './data/deprecated.ts';
export { useMutation } from './data/useMutation.ts';
export type { MutationOptions } from './data/useMutation.ts';
export { usePagedQuery } from './data/usePagedQuery.ts';
export type { InfiniteOptions, InfiniteResource } from './data/usePagedQuery.ts';
export { useQuery } from './data/useQuery.ts';
export type { ReloadOptions, Resource, ResourceOptions } from './data/resourceTypes.ts';
export { defineWidget } from './defineWidget.ts';
export type { OptionsFor, Widget, WidgetDefinition } from './defineWidget.ts';
export { ErrorBoundary } from './ErrorBoundary.tsx';
export type { ErrorBoundaryProps } from './ErrorBoundary.tsx';
export { useStore } from './useStore.ts';
export { useLocale } from './locale.ts';
export type { Appearance, AppearanceVariables, ShopTheme, ThemeChoice } from './appearance.ts';
export type {
  WidgetAttributes,
  WidgetElement,
  WidgetElementBase,
  WidgetElementClass,
  WidgetElementParts,
} from './element/types.ts';
export { InstanceProvider } from './instance/InstanceProvider.tsx';
export type { InstanceProviderProps } from './instance/InstanceProvider.tsx';
export { useEmit } from './instance/useEmit.ts';
export type { AnyWidget, MountedWidget, MountOptions, MountWidget } from './mount.ts';
export { choiceOption, flagOption, idOption, idsOption, numberOption, textOption } from './options/index.ts';
export type { Option, OptionTable, OptionValue, OptionValues } from './options/index.ts';
export type { ConfirmRequest, ToastRequest } from './overlays/createOverlays.ts';
export { useConfirm, useRequireLogin, useToast } from './overlays/useOverlays.ts';
export { PageFrontContext } from './inFront.ts';
export type { PageFront } from './inFront.ts';
export { useHost, usePawlet } from './PawletContext.ts';
export { PawletProvider } from './PawletProvider.tsx';
export type { PawletProviderProps } from './PawletProvider.tsx';
export { Progressive } from './progressive/Progressive.tsx';
export type { ProgressiveProps } from './progressive/Progressive.tsx';
export { whenTakenOver } from './progressive/takeOver.ts';
export { useAfterPaint } from './progressive/useAfterPaint.ts';
export { useProgressiveCount } from './progressive/useProgressiveCount.ts';
export { useCountUp } from './useCountUp.ts';
export { useHydratedPawlet } from './useHydratedPawlet.ts';
export { useInView } from './useInView.ts';
export type { InViewOptions } from './useInView.ts';
export { useLazy } from './useLazy.ts';
export type { LazyState } from './useLazy.ts';
export { useLazyPart } from './useLazyPart.ts';
export { useLazySheet } from './useLazySheet.ts';
export {
  useCart,
  useCartState,
  useConfig,
  useConfigState,
  useIsLoggedIn,
  usePawletEvent,
  usePointsOffered,
  useSession,
} from './useShop.ts';
export { preloadText, useText } from './useText.ts';
export { useWords } from './words.ts';
export type { Words } from './words.ts';
export { useFormat } from './useFormat.ts';
export * from './deprecated.ts';
