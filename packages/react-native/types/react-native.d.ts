/*
 * The part of React Native that the package uses. The repository does not install React Native, which brings 600 packages:
 * e2e/reactNative.test.ts checks the sources against the real types of its newest versions.
 */
declare module 'react-native' {
  import type { ComponentType, ReactNode } from 'react';

  interface Subscription {
    remove(): void;
  }
  type Style = Readonly<Record<string, string | number>>;
  interface ViewProps {
    readonly children?: ReactNode;
    readonly style?: Style | readonly Style[];
    readonly testID?: string;
    readonly pointerEvents?: 'auto' | 'none';
    readonly accessibilityElementsHidden?: boolean;
    readonly importantForAccessibility?: 'auto' | 'no-hide-descendants';
  }
  interface LabeledProps extends ViewProps {
    readonly accessibilityRole?: 'header' | 'button';
    readonly accessibilityLabel?: string;
  }
  export const AccessibilityInfo: { announceForAccessibility(text: string): void };
  export const ActivityIndicator: ComponentType<
    LabeledProps & { readonly color: string; readonly size: 'large' }
  >;
  export const AppState: {
    addEventListener(name: 'change', listener: (state: string) => void): Subscription;
  };
  export const BackHandler: {
    addEventListener(name: 'hardwareBackPress', handler: () => boolean): Subscription;
  };
  export const Keyboard: {
    addListener(name: 'keyboardDidShow' | 'keyboardDidHide', listener: () => void): Subscription;
  };
  export const KeyboardAvoidingView: ComponentType<
    ViewProps & { readonly enabled: boolean; readonly behavior: 'padding' }
  >;
  export const Linking: {
    openURL(url: string): Promise<unknown>;
    canOpenURL(url: string): Promise<boolean>;
    getInitialURL(): Promise<string | null | undefined>;
    addEventListener(name: 'url', listener: (event: { readonly url: string }) => void): Subscription;
  };
  export const Platform: { readonly OS: string };
  export const Pressable: ComponentType<LabeledProps & { readonly onPress: () => void }>;
  export const Share: {
    readonly sharedAction: 'sharedAction';
    share(content: { title?: string; message: string }): Promise<{ readonly action: string }>;
  };
  export const StyleSheet: { create<Styles extends Readonly<Record<string, Style>>>(styles: Styles): Styles };
  export const Text: ComponentType<LabeledProps>;
  export const View: ComponentType<ViewProps>;
  export function useColorScheme(): string | null | undefined;
  export function useWindowDimensions(): { readonly fontScale: number };
}
