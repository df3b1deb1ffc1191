import { useEffect, useRef, useState } from 'react';
import { useNavigation } from '../../mall.ts';

/** While `isHeld`, the browser's Back goes one step of the form back instead of leaving the page. */
export function useBackSteps(isHeld: boolean, onBack: () => void): void {
  const navigation = useNavigation();
  /** Back takes the step of the history away; the next one needs another. */
  const [turn, setTurn] = useState(0);
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    return navigation.addLayer(() => {
      latest.current();
      setTurn((count) => count + 1);
    });
  }, [isHeld, turn, navigation]);
}
