import { createPawlet, type Pawlet, type PawletOptions } from '@pawlet/core';
import type { LogIn } from '@pawlet/core/api';
import { hydrate as addState } from '@pawlet/core/queries';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { Page, shownWidgets } from './page.tsx';
import type { Rendered } from './renderOnServer.tsx';

const market = { language: 'de', country: 'DEU' } as const;
const apiOrigin = location.origin;

/** A device's storage. */
function createStorage(entries: Readonly<Record<string, string>> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
}

async function renderOnServer(widget: string, way = 'string'): Promise<Rendered> {
  const query = new URLSearchParams({ widget, apiOrigin, way, ...market });
  const response = await fetch(`/__pawlet_render?${query.toString()}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Rendered;
}

interface Emulation {
  readonly send: (method: string, parameters: object) => Promise<unknown>;
}

async function preferScheme(value: 'light' | 'dark'): Promise<void> {
  const features = [{ name: 'prefers-color-scheme', value }];
  await (cdp() as unknown as Emulation).send('Emulation.setEmulatedMedia', { features });
}

const opened: { readonly close: () => void }[] = [];

afterEach(() => {
  for (const { close } of opened.splice(0)) close();
});

interface Hydrated {
  readonly place: HTMLElement;
  readonly pawlet: Pawlet;
  /** What React reported, and what Preact changed in the server's markup. */
  readonly mismatches: readonly string[];
}

/** Hydrates a widget's markup in the page of a device. */
function hydrate(
  widget: string,
  { html, state }: Rendered,
  options: PawletOptions,
  prepare: (pawlet: Pawlet) => void = () => undefined,
): Hydrated {
  const place = document.createElement('section');
  place.innerHTML = html;
  document.body.append(place);
  const mismatches: string[] = [];
  const log = vi
    .spyOn(console, 'error')
    .mockImplementation((...said: unknown[]) => void mismatches.push(said.map(String).join(' ')));
  const pawlet = createPawlet({ apiOrigin, ...options });
  prepare(pawlet);
  addState(pawlet, state);
  const before = place.innerHTML;
  const root = hydrateRoot(place, <Page pawlet={pawlet} widget={widget} />, {
    onRecoverableError: (error) => void mismatches.push(String(error)),
  });
  // Preact hydrates at once, and reports nothing.
  if (place.innerHTML !== before) mismatches.push(`changed: ${place.innerHTML}`);
  opened.push({
    close() {
      root.unmount();
      place.remove();
      pawlet.dispose();
      log.mockRestore();
    },
  });
  return { place, pawlet, mismatches };
}

/** Waits until the page has been hydrated and its effects have run. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 5; frame += 1) {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const textOf = (html: string): string => {
  const place = document.createElement('section');
  place.innerHTML = html;
  return place.textContent;
};

describe.each(Object.entries(shownWidgets))('%s, rendered by a server', (widget, { content }) => {
  it.each(['string', 'stream'])(
    'has its content as a %s, and nothing moves when it is hydrated',
    async (way) => {
      const rendered = await renderOnServer(widget, way);
      expect(textOf(rendered.html)).toMatch(content);
      expect(rendered.reports).toEqual([]);
      const { place, mismatches } = hydrate(widget, rendered, {
        ...market,
        session: { storage: createStorage() },
      });
      await settle();
      expect(mismatches).toEqual([]);
      expect(place.textContent).toMatch(content);
    },
  );

  it("then shows the shopper's own", async () => {
    const rendered = await renderOnServer(widget);
    const { mismatches, pawlet } = hydrate(
      widget,
      rendered,
      { ...market, session: { storage: createStorage() } },
      (shop) => shop.account.logIn(logIn()),
    );
    await settle();
    expect(mismatches).toEqual([]);
    expect(pawlet.session.isSignedIn()).toBe(true);
  });

  it("then changes to the device's language and theme", async () => {
    await preferScheme('dark');
    const rendered = await renderOnServer(widget);
    const { place, mismatches } = hydrate(widget, rendered, {
      session: { storage: createStorage({ 'pawlet:lang': '"fr"', 'pawlet:country': '"FRA"' }) },
    });
    const root = (): Element | null => place.querySelector('[data-pawlet-root]');
    await expect.poll(() => root()?.getAttribute('lang')).toBe('fr');
    expect(root()?.getAttribute('data-pawlet-theme')).toBe('dark');
    expect(mismatches).toEqual([]);
    await preferScheme('light');
  });
});

let loggedIn: LogIn | undefined;

function logIn(): LogIn {
  if (loggedIn === undefined) throw new Error('Nobody is logged in.');
  return loggedIn;
}

beforeAll(async () => {
  const shop = createPawlet({ apiOrigin, ...market, session: { storage: createStorage() } });
  const found = await shop.api.login.withPassword({ account: 'demo@pawlet.test', password: 'pawlet-demo' });
  if (found.status !== 'ok') throw new Error(`The demo account cannot log in: ${found.status}`);
  loggedIn = found;
  shop.dispose();
}, 180_000);
