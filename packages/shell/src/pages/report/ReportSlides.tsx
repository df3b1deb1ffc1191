import type { YearReport } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { Icon } from '@pawlet/widgets/ui';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { usePageMemory } from '../../stack/PageContext.ts';
import { reportMessages } from './reportMessages.ts';
import { PosterSlide } from './poster/PosterSlide.tsx';
import styles from './Report.module.css';
import { listSlides, type SlideName } from './reportView.ts';
import type { SlideFrame } from './Slide.tsx';
import { CareSlide, CategoriesSlide, CoverSlide, ProductSlide, MonthsSlide, OrdersSlide } from './slides.tsx';

export interface ReportSlidesProps {
  readonly report: YearReport;
}

/** The year, one full screen after another. */
export function ReportSlides({ report }: ReportSlidesProps) {
  const text = useText(reportMessages);
  const shellText = useShellText();
  const names = listSlides(report);
  const [kept, keep] = usePageMemory('slide', 0);
  const [current, setCurrent] = useState(kept);
  const scroller = useRef<HTMLElement>(null);
  const first = useRef(kept);
  /** The target of taps and keys that are faster than the scrolling. */
  const goal = useRef<number | undefined>(undefined);
  useEffect(() => {
    // Returning to the page shows the last slide at once, without scrolling to it.
    if (first.current > 0) slideAt(scroller.current, first.current)?.scrollIntoView({ behavior: 'instant' });
  }, []);
  const last = names.length - 1;
  const goTo = (index: number): void => {
    const wanted = Math.min(Math.max(0, index), last);
    goal.current = wanted === current ? undefined : wanted;
    slideAt(scroller.current, wanted)?.scrollIntoView();
  };
  // Touch and wheel scroll by themselves.
  const dropGoal = (): void => {
    goal.current = undefined;
  };
  useSlideKeys(scroller, (event) => {
    const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null;
    const wanted = wantedSlide(event, goal.current ?? current, names.length);
    if (wanted === undefined || (isOnControl && event.key === ' ')) return;
    event.preventDefault();
    goTo(wanted);
  });
  const getFrame = (index: number): SlideFrame => ({
    onShow: () => {
      if (goal.current === index) goal.current = undefined;
      setCurrent(index);
      keep(index);
    },
  });
  return (
    <Page title={shellText('title.yearlyReport')} bar="transparent" hasToTop={false}>
      <div className={styles['report']}>
        <section
          ref={scroller}
          className={styles['slides']}
          aria-label={text('report.pages')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
          tabIndex={0}
          onPointerDown={dropGoal}
          onWheel={dropGoal}
        >
          {names.map((name, index) => (
            <SlideOf key={name} name={name} report={report} frame={getFrame(index)} />
          ))}
        </section>
        <ol className={styles['dots']} aria-hidden="true">
          {names.map((name, index) => (
            <li key={name} data-current={index === current || undefined} />
          ))}
        </ol>
        {current < last ? (
          <button
            type="button"
            className={styles['next']}
            aria-label={text('report.next')}
            onClick={() => {
              const wanted = (goal.current ?? current) + 1;
              goTo(wanted);
              // The button is removed there, and would lose the focus.
              if (wanted >= last) scroller.current?.focus({ preventScroll: true });
            }}
          >
            <Icon name="chevronDown" size={22} />
          </button>
        ) : null}
      </div>
    </Page>
  );
}

interface SlideOfProps {
  readonly name: SlideName;
  readonly report: YearReport;
  readonly frame: SlideFrame;
}

function SlideOf({ name, report, frame }: SlideOfProps): ReactNode {
  switch (name) {
    case 'cover':
      return <CoverSlide report={report} {...frame} />;
    case 'orders':
      return <OrdersSlide report={report} {...frame} />;
    case 'months':
      return <MonthsSlide report={report} {...frame} />;
    case 'categories':
      return <CategoriesSlide report={report} {...frame} />;
    case 'goods':
      return <ProductSlide report={report} {...frame} />;
    case 'care':
      return <CareSlide report={report} {...frame} />;
    case 'poster':
      return <PosterSlide report={report} {...frame} />;
  }
}

function slideAt(scroller: HTMLElement | null, index: number): Element | undefined {
  return scroller?.children[index];
}

/** Listens to key events of anything in the slides. */
function useSlideKeys(slides: RefObject<HTMLElement | null>, onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const element = slides.current;
    const listen = (event: KeyboardEvent): void => latest.current(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [slides]);
}

/** The target of a key, undefined for any other key. */
function wantedSlide({ key, shiftKey }: KeyboardEvent, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'PageDown':
      return current + 1;
    case 'ArrowUp':
    case 'PageUp':
      return current - 1;
    case ' ':
      return current + (shiftKey ? -1 : 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
