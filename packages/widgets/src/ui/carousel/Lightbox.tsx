import { pictureSources } from '@pawlet/core/rules';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useWords } from '../../runtime/words.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Glyph } from '../icon/Glyph.tsx';
import { back, chevronRight, close, download } from '../icon/paths.ts';
import { MouseScroll } from '../scroller/MouseScroll.tsx';
import { useModal } from '../overlay/useModal.ts';
import { usePresence } from '../overlay/usePresence.ts';
import { useSlides } from './useSlides.ts';
import styles from './Lightbox.module.css';

export interface LightboxPicture {
  readonly src: string;
  readonly alt: string;
}

export interface LightboxProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Label for assistive technology. */
  readonly label: string;
  readonly pictures: readonly LightboxPicture[];
  /** Initial picture. @default 0 */
  readonly start?: number | undefined;
  /** Saves the current picture; without it there is no button. */
  readonly onSave?: ((picture: LightboxPicture) => void) | undefined;
  /** Label of that button. */
  readonly saveLabel?: string | undefined;
}

// Scroll containers must be focusable; only Chromium makes them so by default.
const scrollable = { tabIndex: 0 };

/** Full-screen pictures: swipe or arrow keys to change, pinch or double tap to enlarge. */
export function Lightbox(props: LightboxProps) {
  const isPresent = usePresence(props.open, 160);
  return isPresent ? <LightboxPanel {...props} /> : null;
}

function LightboxPanel({ open, onClose, label, pictures, start = 0, onSave, saveLabel }: LightboxProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const handlers = useModal({ dialog, slot }, open, onClose);
  /** Target of taps that are faster than the scrolling. */
  const goal = useRef<number | undefined>(undefined);
  const { index, showSlide } = useSlides(track, start, (reached) => {
    if (reached === goal.current) goal.current = undefined;
  });
  const [enlarged, setEnlarged] = useState<number>();
  const moveBy = (step: number): void => {
    const wanted = Math.min(Math.max((goal.current ?? index) + step, 0), pictures.length - 1);
    goal.current = wanted === index ? undefined : wanted;
    setEnlarged(undefined);
    showSlide(wanted);
  };
  // A finger or a wheel overrides it.
  const dropGoal = (): void => {
    goal.current = undefined;
  };
  const handleKey = (event: KeyboardEvent<HTMLDialogElement>): void => {
    if (event.key === 'ArrowRight') moveBy(1);
    if (event.key === 'ArrowLeft') moveBy(-1);
  };
  return (
    <dialog
      ref={dialog}
      className={styles['lightbox']}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={handleKey}
      {...handlers}
    >
      <div
        ref={track}
        {...scrollable}
        className={styles['track']}
        data-state={enlarged === undefined ? undefined : 'enlarged'}
        onPointerDown={dropGoal}
        onWheel={dropGoal}
      >
        {pictures.map((picture, position) => (
          <div
            key={picture.src}
            className={styles['slide']}
            data-state={enlarged === position ? 'enlarged' : undefined}
            onDoubleClick={() => setEnlarged(enlarged === position ? undefined : position)}
          >
            <img
              className={styles['image']}
              alt={picture.alt}
              loading={Math.abs(position - index) < 2 ? 'eager' : 'lazy'}
              sizes="100vw"
              srcSet={pictureSources(picture.src, true).srcSet}
              src={picture.src}
              draggable={false}
            />
          </div>
        ))}
      </div>
      <MouseScroll target={track} kind="plain" />
      <div className={styles['bar']}>
        <span className={styles['counter']} aria-live="polite">
          {index + 1} / {pictures.length}
        </span>
        {onSave === undefined || saveLabel === undefined ? null : (
          <IconButton
            variant="overlay"
            label={saveLabel}
            icon={<Glyph path={download} size={20} />}
            onClick={() => {
              const picture = pictures[index];
              if (picture !== undefined) onSave(picture);
            }}
          />
        )}
        <IconButton
          variant="overlay"
          label={words.close}
          icon={<Glyph path={close} size={20} />}
          onClick={onClose}
        />
      </div>
      {pictures.length > 1 ? (
        <div className={styles['arrows']}>
          <IconButton
            variant="overlay"
            label={words.previous}
            disabled={index === 0}
            icon={<Glyph path={back} size={20} />}
            onClick={() => moveBy(-1)}
          />
          <IconButton
            variant="overlay"
            label={words.next}
            disabled={index === pictures.length - 1}
            icon={<Glyph path={chevronRight} size={20} />}
            onClick={() => moveBy(1)}
          />
        </div>
      ) : null}
      <div ref={slot} />
    </dialog>
  );
}
