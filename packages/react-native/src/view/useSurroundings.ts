import { useEffect, useMemo, useState } from 'react';
import { Keyboard, Platform, useColorScheme, useWindowDimensions } from 'react-native';
import type { SafeArea } from '@pawlet/bridge';
import type { Surroundings } from '../bridge/shopContext.ts';

/** What the phone says of itself: dark mode, text size and covered edges. */
export function useSurroundings(safeArea: SafeArea | undefined): Surroundings {
  const scheme = useColorScheme();
  const { fontScale } = useWindowDimensions();
  const isKeyboardOpen = useKeyboardOpen();
  const { top, right, bottom, left } = safeArea ?? {};
  return useMemo(
    () => ({
      platform: Platform.OS === 'ios' ? 'ios' : 'android',
      theme: scheme === 'dark' ? 'dark' : 'light',
      fontScale,
      safeArea:
        top === undefined || right === undefined || bottom === undefined || left === undefined
          ? undefined
          : // The keyboard covers the lower edge itself.
            { top, right, bottom: isKeyboardOpen ? 0 : bottom, left },
    }),
    [scheme, fontScale, isKeyboardOpen, top, right, bottom, left],
  );
}

function useKeyboardOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const subscriptions = [
      Keyboard.addListener('keyboardDidShow', () => setIsOpen(true)),
      Keyboard.addListener('keyboardDidHide', () => setIsOpen(false)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.remove());
  }, []);
  return isOpen;
}
