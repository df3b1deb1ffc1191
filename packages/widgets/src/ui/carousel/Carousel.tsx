import { Children, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { usePageVisible, useReducedMotion } from '../../runtime/browserState.ts';
import { useInView } from '../../runtime/useInView.ts';
import { useWords } from '../../runtime/words.ts';
import { Glyph } from '../icon/Glyph.tsx';
import { pause, play } from '../icon/paths.ts';
import { joinClasses } from '../joinClasses.ts';
import { MouseScroll } from '../scroller/MouseScroll.tsx';
import { useHeld } from './useHeld.ts';
import { useSlides } from './useSlides.ts';
import styles from './Carousel.module.css';

export interface CarouselProps {
  /** Label for assistive technology. */
  readonly label: string;
  /** One child per slide. */
  readonly children: ReactNode;
  /** Milliseconds until it advances automatically; 0 for never. @default 0 */
  readonly autoMs?: number | undefined;
  /** @default 'dots' */
  readonly indicator?: 'dots' | 'counter' | 'none' | undefined;
  /** Initial slide. @default 0 */
  readonly start?: number | undefined;
  readonly onChange?: ((index: number) => void) | undefined;
  readonly className?: string | undefined;
}

// Scroll containers must be focusable; only Chromium makes them so by default.
const scrollable = { tabIndex: 0 };

/**
 * Slides with scroll snapping; they advance automatically only while visible, not touched, and without reduced motion.
 */
export function Carousel(props: CarouselProps) {
  const { label, children, autoMs = 0, indicator = 'dots', start = 0, onChange, className } = props;
  const words = useWords();
  const slides = Children.toArray(children);
  const frame = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const { index, showSlide } = useSlides(track, start, onChange);
  const [isPaused, setIsPaused] = useState(false);
  const isHeld = useHeld(frame);
  const isInView = useInView(frame);
  const isPageVisible = usePageVisible();
  const isStill = useReducedMotion();
  const canMove = autoMs > 0 && slides.length > 1 && !isStill;
  const isMoving = canMove && !isPaused && !isHeld && isInView && isPageVisible;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => showSlide((index + 1) % slides.length), autoMs);
    return () => clearTimeout(timer);
  }, [isMoving, index, slides.length, autoMs, showSlide]);

  return (
    <section
      ref={frame}
      className={joinClasses(styles['carousel'], className)}
      aria-label={label}
      aria-roledescription="carousel"
    >
      <div ref={track} className={styles['track']} {...scrollable}>
        {slides.map((slide, position) => (
          <fieldset
            key={position}
            className={styles['slide']}
            aria-roledescription="slide"
            aria-label={`${position + 1} / ${slides.length}`}
          >
            {slide}
          </fieldset>
        ))}
      </div>
      {slides.length > 1 && indicator === 'dots' ? (
        <div className={styles['dots']} aria-hidden="true">
          {slides.map((_, position) => (
            <span
              key={position}
              className={styles['dot']}
              data-state={position === index ? 'current' : undefined}
            />
          ))}
        </div>
      ) : null}
      {slides.length > 1 && indicator === 'counter' ? (
        <div className={styles['counter']} aria-hidden="true">
          {index + 1}/{slides.length}
        </div>
      ) : null}
      <MouseScroll target={track} kind="slides" />
      {canMove ? (
        <button
          type="button"
          className={styles['pause']}
          aria-label={isPaused ? words.play : words.pause}
          onClick={() => setIsPaused(!isPaused)}
        >
          <span className={styles['disc']}>
            <Glyph path={isPaused ? play : pause} size={12} filled={isPaused} />
          </span>
        </button>
      ) : null}
    </section>
  );
}
