import { toPseudo } from '@pawlet/core/i18n';
import { createPawlet, type Pawlet, type PawletEventName } from '@pawlet/core';
import { isPawletError } from '@pawlet/core/errors';
import type { LogIn } from '@pawlet/core/api';
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { userEvent } from 'vitest/browser';
import { createWidgetElement } from '../../src/element/index.ts';
import { mountWidget, WidgetBoundary } from '../../src/mount/index.ts';
import { PawletProvider, type AnyWidget } from '../../src/runtime/index.ts';
import { lookInside, pressRetry, violationsIn } from './lookInside.ts';
import { reachIn, walkByTab } from './reach.ts';
import { createControlledFetch } from './controlledFetch.ts';
import { watchPage } from './pageWatch.ts';
import type { OpenRequest, WidgetDriver } from './types.ts';

/** Mounts a widget in an element; returns a function that removes it. */
type Put = (
  widget: AnyWidget<object>,
  place: HTMLElement,
  pawlet: Pawlet,
  request: OpenRequest,
) => () => void;

export interface DriverOptions {
  readonly widgets: ReadonlyMap<string, AnyWidget<object>>;
  readonly logIn: () => LogIn;
}

/** The ways of mounting within the test's own page. */
export function pageDrivers(options: DriverOptions): readonly WidgetDriver[] {
  return [
    createPageDriver('React component', putComponent, options),
    createPageDriver('mountWidget', putMounted, options),
    createPageDriver('element', putElement, options),
  ];
}

const putComponent: Put = (widget, place, pawlet, { options }) => {
  const props = widget.parseOptions(options);
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <PawletProvider pawlet={pawlet}>
        <WidgetBoundary widget={widget}>{createElement(widget.component, props)}</WidgetBoundary>
      </PawletProvider>
    </StrictMode>,
  );
  return () => root.unmount();
};

const putMounted: Put = (widget, place, pawlet, { options }) => {
  const mounted = mountWidget(widget, place, { pawlet, options });
  return () => mounted.unmount();
};

/** The shop of the next element: one class serves all elements with its name. */
let shopOfElements: Pawlet | undefined;

const putElement: Put = (widget, place, pawlet, { options }) => {
  const name = `pawlet-${widget.id}`;
  if (customElements.get(name) === undefined) {
    customElements.define(
      name,
      createWidgetElement({
        widget,
        pawlet: () => {
          if (shopOfElements === undefined) throw new Error('No shop.');
          return shopOfElements;
        },
        mount: mountWidget,
      }),
    );
  }
  shopOfElements = pawlet;
  const element = document.createElement(name);
  for (const [option, value] of Object.entries(options)) element.setAttribute(option, value);
  place.append(element);
  return () => element.remove();
};

const twoFrames = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

const eventNames: readonly PawletEventName[] = ['pawlet:ready', 'pawlet:error', 'pawlet:cart-changed'];

function createPageDriver(mount: string, put: Put, { widgets, logIn }: DriverOptions): WidgetDriver {
  return {
    mount,
    open(request) {
      const widget = widgets.get(request.widget);
      if (widget === undefined) throw new Error(`There is no widget "${request.widget}".`);
      const way = createControlledFetch(request.mode);
      const kept = new Map<string, string>();
      const pawlet = createPawlet({
        fetch: way.fetch,
        pseudo: request.language === 'pseudo' ? toPseudo : undefined,
        session: {
          start: { lang: 'en' },
          readsAddress: false,
          storage: {
            getItem: (name) => kept.get(name) ?? null,
            setItem: (name, value) => void kept.set(name, value),
            removeItem: (name) => void kept.delete(name),
          },
        },
      });
      pawlet.account.logIn(logIn());
      const place = document.createElement('section');
      document.body.append(place);
      const page = watchPage();
      const events: PawletEventName[] = [];
      for (const name of eventNames) place.addEventListener(name, () => events.push(name));
      let configError: string | undefined;
      const { error: log } = console;
      console.error = (...said: unknown[]) => {
        const [first] = said;
        if (isPawletError(first)) configError ??= first.message;
        else log(...said);
      };
      let takeAway: () => void = () => undefined;
      try {
        takeAway = put(widget, place, pawlet, request);
      } catch (failure) {
        configError = failure instanceof Error ? failure.message : String(failure);
      }
      const close = async (): Promise<readonly string[]> => {
        takeAway();
        // Elements wait two frames to see whether they are only moved; React finishes in later tasks.
        await twoFrames();
        const inside = place.innerHTML;
        pawlet.dispose();
        await twoFrames();
        page.runShortTimers();
        await twoFrames();
        const left = page.end();
        place.remove();
        console.error = log;
        return [
          ...left,
          ...(inside === '' ? [] : [`inside: ${inside}`]),
          ...(way.pending() === 0 ? [] : [`${way.pending()} requests`]),
        ];
      };
      let closed: Promise<readonly string[]> | undefined;
      return Promise.resolve({
        look: () => Promise.resolve(lookInside(place)),
        events: () => Promise.resolve(events),
        configError: () => Promise.resolve(configError),
        setMode: (mode) => Promise.resolve(way.setMode(mode)),
        retry: () => Promise.resolve(pressRetry(place)),
        violations: () => violationsIn(place),
        unreached: async () => {
          const reach = reachIn(place);
          const unreached = await walkByTab({
            most: () => Promise.resolve(reach.most),
            press: (times) => userEvent.keyboard('{Tab}'.repeat(times)),
            left: () => Promise.resolve(reach.left()),
          });
          reach.end();
          return unreached;
        },
        responses: () => Promise.resolve(way.responses()),
        close: () => (closed ??= close()),
      });
    },
  };
}
