import { useEffect } from 'react';
import { useStore } from 'react-admin';

/** Where the browser keeps it, also after a log-out. */
export const characterKeysName = 'characterKeys';

/** Whether single keys do something in this browser, and how that is changed (WCAG 2.1.4). */
export function useCharacterKeySwitch(): readonly [isOn: boolean, setIsOn: (isOn: boolean) => void] {
  return useStore<boolean>(characterKeysName, true);
}

/** What takes letters itself: fields, and lists in which they select. */
const typing = 'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable],[role=listbox]';
/** A dialog or an opened list, above the page. */
const above = '.MuiModal-root:not([aria-hidden=true])';

/** Single keys that do something while nothing is typed and nothing is opened above the page. */
export function useCharacterKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const [isOn] = useCharacterKeySwitch();
  useEffect(() => {
    if (!isOn) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest(typing) !== null) return;
      if (document.querySelector(above) !== null) return;
      const act = keys[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn, keys]);
}
