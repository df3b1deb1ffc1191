/** What the shopper sees in one frame. */
export interface Frame {
  /** The visible text of the page; '' as long as it is hidden. */
  readonly text: string;
  readonly isDark: boolean;
  /** What is in another place than in the frame before, although nobody has scrolled. */
  readonly moved: readonly string[];
}

/**
 * Records every frame in `frames_` of the page, from the first on; a page that is left hands them to the next. Sent as
 * its source, so it must be self-contained.
 */
export function recordFrames(): void {
  const handedOver = sessionStorage.getItem('frames_');
  const frames: Frame[] = handedOver === null ? [] : (JSON.parse(handedOver) as Frame[]);
  sessionStorage.removeItem('frames_');
  Object.assign(window, { frames_: frames });
  const places = new WeakMap<Element, readonly [number, number]>();
  /** As browsers count shifts of the layout, in CSS pixels. */
  const leastMove = 3;
  // Of the layout: without transforms, and without what is scrolled.
  const placeOf = (element: HTMLElement): readonly [number, number] => {
    let left = 0;
    let top = 0;
    for (let part: Element | null = element; part instanceof HTMLElement; part = part.offsetParent) {
      left += part.offsetLeft;
      top += part.offsetTop;
    }
    return [left, top];
  };
  const listMoved = (app: Element): readonly string[] =>
    [...app.querySelectorAll<HTMLElement>('[data-slot="active"] *')].flatMap((element) => {
      if (element.offsetWidth === undefined || element.getClientRects().length === 0) return [];
      const { top, bottom } = element.getBoundingClientRect();
      const place = placeOf(element);
      const before = places.get(element);
      places.set(element, place);
      if (before === undefined || bottom < 0 || top > innerHeight) return [];
      const move = Math.max(Math.abs(place[0] - before[0]), Math.abs(place[1] - before[1]));
      if (move < leastMove) return [];
      // What grows by an animation moves its neighbours on purpose.
      if ((element.parentElement?.getAnimations({ subtree: true }).length ?? 0) > 0) return [];
      return [
        `${element.tagName} ${element.innerText.slice(0, 20)}: ${before.join(' ')} -> ${place.join(' ')}`,
      ];
    });
  const record = (): void => {
    const app = document.querySelector<HTMLElement>('#app');
    const root = document.querySelector('[data-pawlet-root]') ?? document.documentElement;
    const [red = 255] = getComputedStyle(root).backgroundColor.match(/\d+/gu) ?? [];
    const isShown = app?.checkVisibility() === true;
    frames.push({
      text: isShown ? app.innerText : '',
      isDark: Number(red) < 80,
      moved: isShown ? listMoved(app) : [],
    });
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
  addEventListener('pagehide', () => sessionStorage.setItem('frames_', JSON.stringify(frames)));
}
