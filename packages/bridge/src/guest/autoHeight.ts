/** Options of `autoHeight`. */
export interface AutoHeightOptions {
  /** Reports the height in CSS pixels: `connection.reportHeight`. */
  readonly report: (height: number) => void;
  /** Maximum reported height in CSS pixels. @default 10000 */
  readonly maxHeight?: number | undefined;
}

/** Differences up to this many CSS pixels are caused by the frame's own change. */
const echoPx = 4;

/**
 * Content that grew with its frame may have done so by coincidence (a picture loaded), or because it is as tall as its
 * frame (100vh): then each reported height makes it grow again, endlessly. After this many times it is assumed to be
 * the latter.
 */
const maxFollowed = 2;

/** Reports the height of an element's border box whenever it changes; returns a function that stops it. */
export function autoHeight(element: Element, { report, maxHeight = 10_000 }: AutoHeightOptions): () => void {
  let reported = 0;
  let frame = 0;
  let followed = 0;
  /** The last measurement: the content, and its frame. */
  let before = { content: 0, width: 0, frame: 0 };

  const measure = (): void => {
    frame = 0;
    const content = element.getBoundingClientRect().height;
    const now = { content, width: window.innerWidth, frame: window.innerHeight };
    const grownFrame = now.frame - before.frame;
    const grown = content - before.content;
    const isEcho =
      reported > 0 &&
      grownFrame !== 0 &&
      now.width === before.width &&
      Math.abs(now.frame - reported) <= echoPx;
    if (isEcho) {
      const follows = grownFrame > 0 ? grown >= grownFrame - echoPx : grown <= grownFrame + echoPx;
      followed = follows ? followed + 1 : 0;
    }
    before = now;
    const height = Math.min(Math.ceil(content), maxHeight);
    if ((isEcho && followed > maxFollowed) || Math.abs(height - reported) <= echoPx) return;
    reported = height;
    report(height);
  };

  const observer = new ResizeObserver(() => {
    if (frame === 0) frame = requestAnimationFrame(measure);
  });
  observer.observe(element, { box: 'border-box' });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
