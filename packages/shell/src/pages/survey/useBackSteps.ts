import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigation } from '../../storefront.ts';

/**
 * While `isHeld`, the browser's Back calls `onBack` instead of leaving the page: one step of a form back. It returns
 * whether there are more steps behind.
 */
export function useBackSteps(isHeld: boolean, onBack: () => boolean): void {
  const navigation = useNavigation();
  const latest = useRef(onBack);
  // Before the step is painted: otherwise a Back right after it would leave from the step before.
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    let release: () => void = () => undefined;
    const hold = (): void => {
      // Back removes the history step; the next Back needs another one.
      release = navigation.addLayer((end) => {
        if (end === 'back' && latest.current()) hold();
      });
    };
    hold();
    return () => release();
  }, [isHeld, navigation]);
}
