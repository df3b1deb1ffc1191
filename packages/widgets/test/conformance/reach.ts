import { listElements } from './lookInside.ts';

/** The elements the Tab key has not reached yet. */
export interface Reach {
  /** Maximum number of key presses. */
  readonly most: number;
  /** Descriptions of unreached elements. */
  readonly left: () => readonly string[];
  /** Stops tracking. */
  readonly end: () => void;
}

/** Lists all controls, and tracks the focus. */
export function reachIn(place: Element): Reach {
  const elements = listElements(place);
  const wanted = new Set(elements.filter(isControl));
  const note = (): void => {
    const active = deepActive();
    if (active instanceof HTMLElement) wanted.delete(active);
    // One radio button of a group is a stop; the arrow keys reach the others.
    if (active instanceof HTMLInputElement && active.type === 'radio') {
      for (const other of wanted) {
        if (other instanceof HTMLInputElement && other.name === active.name) wanted.delete(other);
      }
    }
  };
  // Focus changes within a shadow root are not visible from outside.
  const scopes = [place, ...elements.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  for (const scope of scopes) scope.addEventListener('focusin', note);
  note();
  return {
    most: wanted.size + 5,
    left: () => Array.from(wanted, ({ outerHTML }) => outerHTML.slice(0, 160)),
    end: () => {
      for (const scope of scopes) scope.removeEventListener('focusin', note);
    },
  };
}

/** A `Reach`, possibly in another page, with a function that presses the key. */
export interface TabWalk {
  readonly most: () => Promise<number>;
  readonly press: (times: number) => Promise<void>;
  readonly left: () => Promise<readonly string[]>;
}

const stride = 8;

/** Presses the Tab key until everything is reached; returns what is not. */
export async function walkByTab({ most, press, left }: TabWalk): Promise<readonly string[]> {
  const steps = await most();
  let unreached = await left();
  for (let step = 0; step < steps && unreached.length > 0; step += stride) {
    await press(Math.min(stride, steps - step));
    unreached = await left();
  }
  // A busy page handles the last key presses late.
  for (let look = 0; look < 30 && unreached.length > 0; look += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    unreached = await left();
  }
  return unreached;
}

function deepActive(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

function isControl(element: HTMLElement): boolean {
  if (!element.matches('a[href], button, input, select, textarea')) return false;
  const isUsable =
    element.tabIndex >= 0 && !element.matches(':disabled') && element.closest('[inert]') === null;
  return isUsable && element.checkVisibility({ visibilityProperty: true });
}
