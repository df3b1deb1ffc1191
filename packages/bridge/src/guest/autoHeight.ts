/** What `autoHeight` takes. */
export interface AutoHeightOptions {
  /** Tells the height in CSS pixels: `connection.reportHeight`. */
  readonly report: (height: number) => void;
  /** Tallest height ever told, in CSS pixels. @default 10000 */
  readonly maxHeight?: number | undefined;
}

/** Differences up to this many CSS pixels are echoes of the frame's own change. */
const echoPx = 4;

/**
 * Content that grew along with its frame may do so by chance (a picture came just then), or because it is as tall as
 * its frame (100vh): then each height that is told makes it grow again, without end. After so many times it is the latter.
 */
const mostFollowed = 2;

/** Tells the height of an element's border box whenever it changes; answers the function that ends it. */
export function autoHeight(element: Element, { report, maxHeight = 10_000 }: AutoHeightOptions): () => void {
  let told = 0;
  let frame = 0;
  let followed = 0;
  /** What was measured last: the content, and the frame that showed it. */
  let before = { content: 0, width: 0, frame: 0 };

  const measure = (): void => {
    frame = 0;
    const content = element.getBoundingClientRect().height;
    const now = { content, width: window.innerWidth, frame: window.innerHeight };
    const grownFrame = now.frame - before.frame;
    const grown = content - before.content;
    const isEcho =
      told > 0 && grownFrame !== 0 && now.width === before.width && Math.abs(now.frame - told) <= echoPx;
    if (isEcho) {
      const follows = grownFrame > 0 ? grown >= grownFrame - echoPx : grown <= grownFrame + echoPx;
      followed = follows ? followed + 1 : 0;
    }
    before = now;
    const height = Math.min(Math.ceil(content), maxHeight);
    if ((isEcho && followed > mostFollowed) || Math.abs(height - told) <= echoPx) return;
    told = height;
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
