import { useEffect } from 'react';
import { BackHandler } from 'react-native';

/** Handles Android's back button while it is enabled; iOS has none. */
export function useBackButton(isEnabled: boolean, goBack: () => void): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const subscription = BackHandler.addEventListener('hardwareBackPress', () => {
      goBack();
      return true;
    });
    return () => subscription.remove();
  }, [isEnabled, goBack]);
}
