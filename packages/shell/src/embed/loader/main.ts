import type { EmbedParts, EmbedSettings, EmbedShop, Mount, Mounted } from './types.ts';

declare const __PAWLET_VERSION__: string;
/** File and integrity of every part, languages among them; filled in by the build. */
declare const __PAWLET_FILES__: Readonly<Record<string, readonly [file: string, integrity: string]>>;

type Command = readonly [name: 'init' | 'on' | 'update' | 'destroy', ...parameters: never[]];

const page = window as { Pawlet?: unknown };
const queue = page.Pawlet as Command[] & { readonly version?: string };
const ids = 'product-card cart checkout order-list points-mall sign-in-calendar cloud-storage'.split(' ');
const script = (document.currentScript ??
  document.querySelector('script[src*="/embed/v"]')) as HTMLScriptElement;
const base = new URL(`../v${__PAWLET_VERSION__}/`, script.src);
const files = __PAWLET_FILES__;

function start(): void {
  const settings: { -readonly [Name in keyof EmbedSettings]: EmbedSettings[Name] } = {
    language: document.documentElement.lang || 'zh',
    country: 'CHN',
    theme: 'auto',
    ...(script.dataset as Readonly<Record<string, string>>),
  };
  const loading: Record<string, Promise<unknown> | undefined> = {};
  const shown = new Map<HTMLElement, Mounted | undefined>();

  /** The preload is what carries the integrity: a module that is imported afterwards comes from it. */
  const fetchPart = async (name: string): Promise<unknown> => {
    const [file, integrity] = files[name] ?? ['', ''];
    for (let failures = 0; ; failures += 1) {
      const url = base + file + (failures > 0 ? `?${failures}` : '');
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity, href: url });
      document.head.append(link);
      try {
        return await import(/* @vite-ignore */ url);
      } catch (error) {
        if (failures > 1) throw error;
        await new Promise((resolve) => setTimeout(resolve, 700 * 4 ** failures));
      } finally {
        link.remove();
      }
    }
  };
  const load = (name: string): Promise<unknown> =>
    (loading[name] ??= fetchPart(name).catch((error: unknown) => {
      loading[name] = undefined;
      throw error;
    }));
  const preloadLanguage = (): void => {
    const language = settings.language.slice(0, 2);
    // English is in the card itself.
    if (language in files) load(language).catch(() => undefined);
  };

  const shop: EmbedShop = {
    origin: base.origin,
    settings,
    load: load as EmbedShop['load'],
    emit: (element, name, detail) =>
      void element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true })),
  };

  const show = async (element: HTMLElement): Promise<void> => {
    const isCard = element.localName.endsWith('-card');
    const part: keyof EmbedParts = isCard ? 'card' : 'frame';
    if (isCard) preloadLanguage();
    try {
      const { mount } = (await load(part)) as { readonly mount: Mount };
      const root = element.shadowRoot;
      if (shown.has(element) && root !== null) shown.set(element, mount(element, root, shop));
    } catch (error) {
      // What the page's author put into the element stays in sight.
      console.error(
        `Pawlet: ${part} could not be loaded from ${shop.origin}, so its element shows its fallback.`,
        error,
      );
      shop.emit(element, 'pawlet:error', { code: 'NETWORK' });
      addEventListener('online', () => shown.has(element) && void show(element), { once: true });
    }
  };
  const viewer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          viewer.unobserve(target);
          void show(target as HTMLElement);
        }
    },
    { rootMargin: '200px' },
  );
  const changes = new MutationObserver((records) => {
    for (const element of new Set(records.map(({ target }) => target)))
      shown.get(element as HTMLElement)?.update();
  });

  const sheet = new CSSStyleSheet();
  // The box that the widget will fill; what stands in the element is seen until then.
  sheet.replaceSync(
    ':host{display:flow-root;inline-size:100%;font-size:medium;min-block-size:480px}:host(pawlet-product-card){min-block-size:0}:host(pawlet-product-card)::before{content:"";float:left;block-size:92px;padding-block-start:min(100%,320px)}:host([layout=row])::before{padding:0;block-size:112px}',
  );
  const attach = (element: HTMLElement): void => {
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(document.createElement('slot'));
    shown.set(element, undefined);
    viewer.observe(element);
    changes.observe(element, { attributes: true });
  };
  const detach = (element: HTMLElement): void => {
    viewer.unobserve(element);
    shown.get(element)?.unmount();
    shown.delete(element);
  };
  let isOn = true;
  for (const id of ids) {
    if (customElements.get(`pawlet-${id}`) !== undefined) continue;
    customElements.define(
      `pawlet-${id}`,
      class extends HTMLElement {
        connectedCallback(): void {
          if (isOn && !shown.has(this)) attach(this);
        }
        disconnectedCallback(): void {
          // Moved elements are connected again at once.
          queueMicrotask(() => this.isConnected || detach(this));
        }
      },
    );
  }

  const update = (next: Partial<EmbedSettings>): void => {
    Object.assign(settings, next);
    for (const mounted of shown.values()) mounted?.update();
  };
  const api = {
    version: __PAWLET_VERSION__,
    init: (next: Partial<EmbedSettings> = {}) => {
      update(next);
      isOn = true;
      const selector = ids.map((id) => `pawlet-${id}`).join();
      for (const element of document.querySelectorAll<HTMLElement>(selector))
        if (!shown.has(element)) attach(element);
    },
    update,
    on: (name: string, listener: (detail: unknown, element: EventTarget | null) => void) => {
      const hear = (event: Event): void => listener((event as CustomEvent).detail, event.target);
      document.addEventListener(name, hear);
      return () => document.removeEventListener(name, hear);
    },
    destroy: () => {
      isOn = false;
      for (const element of shown.keys()) {
        detach(element);
        element.shadowRoot?.replaceChildren(document.createElement('slot'));
      }
    },
    push: ([name, ...parameters]: Command): void =>
      void (api[name] as (...given: unknown[]) => unknown)(...parameters),
  };
  page.Pawlet = api;
  for (const command of Array.isArray(queue) ? queue : []) api.push(command);
}

// The first one to come has the elements; a second one, or another version, has nothing to do.
if (queue?.version === undefined) start();
else if (queue.version !== __PAWLET_VERSION__)
  console.info(
    `Pawlet: version ${queue.version} is on this page already, so ${__PAWLET_VERSION__} does nothing.`,
  );
