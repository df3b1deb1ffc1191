import { scrollBehavior } from '../motion/scrollBehavior.ts';
import { findNearestStop } from './scrollStops.ts';

/** Movement in px from which a press is a drag instead of a click. */
const dragFrom = 6;
/** Distance of a throw: the movement of this many milliseconds. */
const throwMs = 150;
/** Some browsers do not fire scrollend; scrolling is finished by then. */
const glideMs = 700;

/** Elements with their own mouse drag. */
const ownDrags = 'video, audio, input, textarea, select';

/**
 * Lets a mouse drag a horizontal scroller, like a finger. A drag does not click. Returns a function that removes it.
 * @param draggingClass - Class of the element while it is dragged.
 */
export function dragToScroll(element: HTMLElement, draggingClass: string): () => void {
  const life = new AbortController();
  let drag: AbortController | undefined;
  let glide: ReturnType<typeof setTimeout> | undefined;

  const restoreSnap = (): void => {
    clearTimeout(glide);
    element.style.scrollSnapType = '';
  };

  const settle = (left: number): void => {
    const stop = findNearestStop(element, left);
    element.scrollTo({ left: stop, behavior: scrollBehavior() });
    if (Math.abs(element.scrollLeft - stop) <= 1) restoreSnap();
    else glide = setTimeout(restoreSnap, glideMs);
  };

  const handlePress = (press: PointerEvent): void => {
    drag?.abort();
    restoreSnap();
    const isOther = press.target instanceof Element && press.target.closest(ownDrags) !== null;
    const isNeeded =
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'hidden';
    if (press.pointerType !== 'mouse' || press.button !== 0 || isOther || !isNeeded) return;
    const ended = new AbortController();
    drag = ended;
    const startLeft = element.scrollLeft;
    let isDragged = false;
    let latest = { x: press.clientX, at: press.timeStamp };
    let speed = 0;
    const handleMove = ({ clientX, timeStamp }: PointerEvent): void => {
      if (!isDragged && Math.abs(clientX - press.clientX) < dragFrom) return;
      if (!isDragged) {
        isDragged = true;
        // Snapping would undo every step that is not a whole item.
        element.style.scrollSnapType = 'none';
        element.classList.add(draggingClass);
        getSelection()?.removeAllRanges();
      }
      speed = (latest.x - clientX) / Math.max(timeStamp - latest.at, 1);
      latest = { x: clientX, at: timeStamp };
      element.scrollTo({ left: startLeft + press.clientX - clientX, behavior: 'instant' });
    };
    const handleEnd = ({ timeStamp }: PointerEvent): void => {
      ended.abort();
      if (!isDragged) return;
      suppressClick();
      const isThrown = timeStamp - latest.at < 50;
      const thrown = element.scrollLeft + (isThrown ? speed * throwMs : 0);
      // One view at a time, as by touch.
      const furthest = element.clientWidth;
      settle(Math.min(Math.max(thrown, startLeft - furthest), startLeft + furthest));
    };
    ended.signal.addEventListener('abort', () => element.classList.remove(draggingClass));
    const { signal } = ended;
    addEventListener('pointermove', handleMove, { signal, passive: true });
    addEventListener('pointerup', handleEnd, { signal });
    addEventListener('pointercancel', handleEnd, { signal });
  };

  const { signal } = life;
  element.addEventListener('pointerdown', handlePress, { signal, passive: true });
  element.addEventListener('scrollend', () => drag?.signal.aborted === true && restoreSnap(), { signal });
  // Prevents native dragging of pictures and links.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => {
    life.abort();
    drag?.abort();
    restoreSnap();
  };
}

/** Suppresses the click that follows the end of a drag. */
function suppressClick(): void {
  const over = new AbortController();
  const handleClick = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', handleClick, { capture: true, signal: over.signal });
  setTimeout(() => over.abort());
}
