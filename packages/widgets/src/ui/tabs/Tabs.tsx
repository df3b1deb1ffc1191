import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { scrollBehavior } from '../motion/scrollBehavior.ts';
import { MouseScroll } from '../scroller/MouseScroll.tsx';
import styles from './Tabs.module.css';
import { useLayoutEffect } from '../../runtime/useLayoutEffect.ts';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  /** Number beside the label; 0 and undefined show nothing. */
  readonly count?: number | undefined;
}

export interface TabsProps {
  /** Label of the tabs, for assistive technology. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** Id of the element with the tabs' content. Give it `role="tabpanel"`. */
  readonly panelId?: string | undefined;
  /** `fill` shares the width, `scroll` keeps natural widths and scrolls. @default 'scroll' */
  readonly layout?: 'fill' | 'scroll' | undefined;
  readonly className?: string | undefined;
}

/** A row of tabs 44 px high; the selected one is underlined and kept visible. */
export function Tabs({ label, items, selected, onSelect, panelId, layout = 'scroll', className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const selectedIndex = items.findIndex((item) => item.id === selected);
  const shown = useRef<{ readonly index: number; readonly words: string }>(undefined);
  const words = items.map((item) => `${item.label} ${item.count ?? 0}`).join();
  useLayoutEffect(() => {
    const tab = list.current?.children.item(selectedIndex);
    const before = shown.current;
    shown.current = { index: selectedIndex, words };
    if (before?.index === selectedIndex && before.words === words) return;
    // The row opens with the selected tab centred, and keeps it there when counts change the widths; only another tab
    // is scrolled to smoothly.
    const isAnother = before !== undefined && before.index !== selectedIndex;
    // Scrolled manually: scrollIntoView would move the page as well.
    if (list.current !== null && tab instanceof HTMLElement)
      centre(list.current, tab, isAnother ? scrollBehavior() : 'instant');
  }, [selectedIndex, words]);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    const target = targetIndex(event.key, selectedIndex, items.length);
    const item = target === undefined ? undefined : items[target];
    if (item === undefined) return;
    event.preventDefault();
    onSelect(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target ?? 0]?.focus({ preventScroll: true });
  };

  return (
    <>
      <div
        ref={list}
        className={joinClasses(styles['tabs'], className)}
        role="tablist"
        aria-label={label}
        data-layout={layout}
        tabIndex={-1}
        onKeyDown={handleKey}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            className={styles['tab']}
            aria-selected={item.id === selected}
            aria-controls={panelId}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={() => onSelect(item.id)}
          >
            <span className={styles['label']}>
              {item.label}
              {item.count === undefined || item.count === 0 ? null : (
                <span className={styles['count']}> {item.count > 99 ? '99+' : item.count}</span>
              )}
            </span>
          </button>
        ))}
      </div>
      <MouseScroll target={list} kind="plain" />
    </>
  );
}

function targetIndex(key: string, index: number, length: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % length;
  if (key === 'ArrowLeft') return (index - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}

function centre(list: HTMLElement, tab: HTMLElement, behavior: ScrollBehavior): void {
  const left = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  if (list.scrollWidth > list.clientWidth) list.scrollTo({ left, behavior });
}
