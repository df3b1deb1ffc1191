/** What must be rendered once a tap has had its effect. */
export interface Shown {
  readonly selector: string;
  /**
   * Value of the field that the selector matches.
   * @default any
   */
  readonly value?: string | undefined;
  /**
   * Distance of what the selector matches from the upper edge, in px, with a tolerance of two.
   * @default any
   */
  readonly top?: number | undefined;
}

declare global {
  interface Window {
    /** Waits for the next tap: milliseconds from pointer-up to the end of the frame that shows the change. */
    pawletWatchTap?: (shown: Shown) => void;
    pawletTap?: Promise<number>;
  }
}

const patienceMs = 10_000;

/** Runs inside the page, before its own scripts. */
function observeTap(patience: number): void {
  window.pawletWatchTap = ({ selector, value, top }) => {
    const isShown = (): boolean =>
      [...document.querySelectorAll(selector)].some(
        (element) =>
          (value === undefined || (element instanceof HTMLInputElement && element.value === value)) &&
          (top === undefined || Math.abs(element.getBoundingClientRect().top - top) <= 2),
      );
    window.pawletTap = new Promise((resolve, reject) => {
      const begin = ({ timeStamp }: Event): void => {
        const look = (): void => {
          if (performance.now() - timeStamp > patience) {
            const here = document.querySelector('[data-slot="active"]');
            reject(new Error(`No ${selector} after a tap, on ${location.hash}: ${here?.textContent ?? ''}`));
            return;
          }
          if (!isShown()) {
            requestAnimationFrame(look);
            return;
          }
          // The message arrives when this frame has been laid out and painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(undefined);
        };
        requestAnimationFrame(look);
      };
      window.addEventListener('pointerup', begin, { capture: true, once: true });
    });
  };
}

/** What `timeTap` controls. */
interface TapPage {
  addInitScript(script: (patience: number) => void, argument: number): Promise<unknown>;
  evaluate<A, R>(script: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
}

/** Prepares a page for `timeTap`, before it is opened. */
export async function prepareTaps(page: Pick<TapPage, 'addInitScript'>): Promise<void> {
  await page.addInitScript(observeTap, patienceMs);
}

/** Milliseconds from a tap to the end of the frame that shows the change. */
export async function timeTap(
  page: Pick<TapPage, 'evaluate'>,
  tap: () => Promise<void>,
  shown: Shown,
): Promise<number> {
  await page.evaluate((wanted: Shown) => window.pawletWatchTap?.(wanted), shown);
  await tap();
  return page.evaluate(() => window.pawletTap ?? Promise.reject(new Error('No tap is awaited.')), undefined);
}
