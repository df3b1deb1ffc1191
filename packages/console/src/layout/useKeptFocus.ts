import { useEffect } from 'react';

/**
 * Where the focus was may vanish: a button that is no longer offered, a form that was sent, a page that was left. Then the focus
 * moves to the content of the page, so that keyboards and screen readers go on there, and not at the top.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = target;
    };
    const keep = () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      // A click beside everything takes the focus away too, and that is meant.
      if (!isLost || last === null || (last.isConnected && !last.matches(':disabled'))) return;
      // A dialog keeps the focus itself.
      if (document.querySelector('[role=dialog]') !== null) return;
      const main = document.querySelector('main');
      if (main === null) return;
      last = null;
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(keep);
    document.addEventListener('focusin', remember);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
