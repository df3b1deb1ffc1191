import type { CardsAnswer } from '../answer/types.ts';
import type { EmbedPart, EmbedSettings, EmbedShop, Mount, Mounted } from './types.ts';

declare const __PAWLET_VERSION__: string;
/** Hash (SHA-256) of every part that the loader loads, which its file name starts with; filled in by the build. */
declare const __PAWLET_FILES__: Readonly<Record<string, string>>;
/** The ids of all widgets. */
declare const __PAWLET_IDS__: string;
/** The names of all options as properties: strings, numbers, and lists of numbers. */
declare const __PAWLET_OPTIONS__: readonly [texts: string, numbers: string, lists: string];

/** The API of one shop's script; scripts of other shops, and of other versions, call it by these names. */
interface ShopScript {
  readonly base: string;
  attach(element: HTMLElement): void;
  detach(element: HTMLElement): void;
  init(settings?: Partial<EmbedSettings>): void;
  update(settings?: Partial<EmbedSettings>): void;
  destroy(): void;
  readonly on: (event: string, listener: (detail: unknown, element: EventTarget | null) => void) => unknown;
}

type Call = Exclude<keyof ShopScript, 'base'>;
type Calls = Readonly<Record<Call, (...parameters: unknown[]) => unknown>>;
type Command = readonly [name: Call, ...parameters: unknown[]];

/** `window.Pawlet` stays the array that pages push to: scripts of other shops read what was pushed before they ran. */
type PageApi = Command[] &
  ShopScript & {
    version: string;
    /** Scripts by their `data-shop`. */
    shops: Record<string, ShopScript>;
    /** The connected elements. */
    elements: Set<HTMLElement>;
  };

const pawlet = ((window as { Pawlet?: unknown }).Pawlet ||= []) as PageApi;
const isFirst = !(pawlet as Partial<PageApi>).shops;
const shops = (pawlet.shops ??= {});
const elements = (pawlet.elements ??= new Set());
const script = document.currentScript as HTMLScriptElement;
const name = script.dataset['shop'] ?? '';
const { href: base, origin } = new URL(`../v${__PAWLET_VERSION__}/`, script.src);
const files = __PAWLET_FILES__;

/** The options of a card as properties, which its class defines. */
type CardElement = Element & {
  readonly productId?: number;
  readonly productIds?: readonly number[];
  readonly layout?: string;
  readonly action?: string;
};

const isCard = (element: Element): boolean => element.localName.includes('-product');
function start(): void {
  const settings: { -readonly [Name in keyof EmbedSettings]: EmbedSettings[Name] } = {
    language: document.documentElement.lang || 'zh',
    country: '',
    theme: 'auto',
    ...(script.dataset as Readonly<Record<string, string>>),
  };
  const loading: Record<string, Promise<unknown> | undefined> = {};
  const shown = new Map<HTMLElement, Mounted | undefined>();

  const repeat = <T>(attempt: (failures: number) => Promise<T>, failures = 0): Promise<T> =>
    attempt(failures).catch(async (error: unknown) => {
      if (failures > 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, 700 * 4 ** failures));
      return repeat(attempt, failures + 1);
    });
  /** The preload has the integrity: a module that is imported afterwards is taken from it. */
  const fetchPart = (part: string, hash = files[part] as string): Promise<unknown> =>
    repeat(async (failures) => {
      const url = `${base}${part}-${hash.slice(0, 8).replace(/\W/gu, '_')}.js${failures ? `?${failures}` : ''}`;
      const link = document.createElement('link');
      Object.assign(link, {
        rel: 'modulepreload',
        crossOrigin: '',
        integrity: `sha256-${hash}`,
        href: url,
      });
      document.head.append(link);
      try {
        return (await import(/* @vite-ignore */ url)) as unknown;
      } finally {
        link.remove();
      }
    });
  const load = (part: string, hash?: string): Promise<unknown> =>
    (loading[part] ??= fetchPart(part, hash).catch((error: unknown) => {
      loading[part] = undefined;
      throw error;
    }));

  /** Requests of the last minute, by query and product. */
  let answers: Record<string, Promise<CardsAnswer>> = {};
  const getQuery = (element: CardElement): string => {
    const { language: lang, country } = settings;
    const { layout = '', action = '' } = element;
    return `&${new URLSearchParams({ lang, country, layout, action })}`;
  };
  const getIds = ({ productId = 0, productIds = [productId] }: CardElement): readonly number[] =>
    productIds.filter((id) => id > 0 && id % 1 === 0);
  const ask = (element: CardElement): Promise<readonly CardsAnswer[]> => {
    const query = getQuery(element);
    const own = getIds(element);
    const isMissing = (id: number): boolean => !(id + query in answers);
    if (own.some(isMissing)) {
      const others = [...shown.keys()].filter((one) => isCard(one) && getQuery(one) === query);
      const all = new Set([element, ...others].flatMap(getIds));
      const ids = [...all].filter(isMissing).slice(0, 50);
      const answer = repeat(async () => {
        const reply = await fetch(`${origin}/embed/v1/cards?ids=${ids.join()}${query}`);
        // A refusal would be the same again.
        if (reply.status > 499) throw new Error();
        return (await reply.json()) as CardsAnswer;
      });
      for (const id of ids) answers[id + query] = answer;
      const forget = (): void => {
        answers = {};
      };
      answer.then(() => setTimeout(forget, 6e4), forget);
    }
    return Promise.all(own.map((id) => answers[id + query] as Promise<CardsAnswer>));
  };

  const shop: EmbedShop = {
    origin,
    settings,
    load,
    ask,
    emit: (element, event, detail) =>
      void element.dispatchEvent(new CustomEvent(event, { detail, bubbles: true, composed: true })),
  };

  const show = async (element: HTMLElement): Promise<void> => {
    const part: EmbedPart = isCard(element) ? 'card' : 'frame';
    // Unless it is included. The card handles the failure.
    if (part === 'card' && !element.shadowRoot?.children[1]) ask(element).catch(() => undefined);
    try {
      const { mount } = (await load(part)) as { readonly mount: Mount };
      if (shown.has(element)) shown.set(element, mount(element, element.shadowRoot as ShadowRoot, shop));
    } catch (error) {
      // The element's own content stays visible.
      console.error(`Pawlet: ${part} failed to load`, error);
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
  // The box that the widget will fill; the element's own content is shown until then.
  sheet.replaceSync(
    ':host{display:flow-root;width:100%;font-size:medium}:host(:not(pawlet-product,pawlet-product-card)){min-height:480px}:host(pawlet-product-card)::before{content:"";float:left;height:92px;padding-top:min(100%,320px)}:host([layout=row])::before{padding:0;height:112px}',
  );
  let isOn = true;
  const attach = (element: HTMLElement): void => {
    if (!isOn || shown.has(element) || (element.getAttribute('shop') ?? '') !== name) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    // Content that the page's server has included, with its style sheet: otherwise there is a slot alone, or nothing.
    if (!root.children[1]) {
      root.adoptedStyleSheets = [sheet];
      root.replaceChildren(document.createElement('slot'));
    }
    shown.set(element, undefined);
    viewer.observe(element);
    changes.observe(element, { attributes: true });
  };
  const detach = (element: HTMLElement): void => {
    viewer.unobserve(element);
    shown.get(element)?.unmount();
    shown.delete(element);
  };
  const update = (next?: Partial<EmbedSettings>): void => {
    Object.assign(settings, next);
    for (const mounted of shown.values()) mounted?.update();
  };
  const own: ShopScript = {
    base,
    attach,
    detach,
    update,
    init: (next) => {
      update(next);
      isOn = true;
      elements.forEach(attach);
    },
    destroy: () => {
      isOn = false;
      elements.forEach(detach);
    },
    on: (event, listener) => {
      const handler = ({ detail, target }: Event & { readonly detail?: unknown }): void =>
        listener(detail, target);
      document.addEventListener(event, handler);
      return () => document.removeEventListener(event, handler);
    },
  };
  shops[name] = own;
  own.init();
  // Listeners belong to the document: the first script adds them for all.
  for (const [command, ...parameters] of pawlet)
    if (isFirst || command !== 'on') (own as unknown as Calls)[command](...parameters);
  if (!isFirst) return;
  Object.assign(pawlet, {
    version: __PAWLET_VERSION__,
    on: own.on,
    push: ([command, ...parameters]: Command) => (pawlet as unknown as Calls)[command](...parameters),
  });
  // Everything else applies to every shop.
  for (const command in own)
    (pawlet as unknown as Record<string, unknown>)[command] ??= (...parameters: unknown[]) => {
      for (const one of Object.values(shops)) (one as unknown as Calls)[command as Call](...parameters);
    };
  define();
}

/** Defines the elements, unless another shop's script has. All accept all options: the widget reports unknown ones. */
function define(): void {
  class PawletElement extends HTMLElement {
    constructor() {
      super();
      // Properties set before the upgrade hide the accessors of the class.
      const own = this as unknown as Record<string, unknown>;
      const early = { ...own };
      for (const property in early) delete own[property];
      Object.assign(own, early);
    }
    connectedCallback(): void {
      elements.add(this);
      // The parser calls this before it reads the included content of the element, which comes next.
      if ('included' in this.dataset) setTimeout(() => pawlet.attach(this));
      else pawlet.attach(this);
    }
    disconnectedCallback(): void {
      // A moved element is reconnected at once.
      queueMicrotask(() => {
        if (this.isConnected) return;
        elements.delete(this);
        pawlet.detach(this);
      });
    }
  }
  for (const [kind, properties] of __PAWLET_OPTIONS__.entries())
    for (const property of properties.split(' ')) {
      const attribute = property.replace(/[A-Z]/gu, '-$&').toLowerCase();
      Object.defineProperty(PawletElement.prototype, property, {
        get(this: HTMLElement): unknown {
          const texts = this.getAttribute(attribute)?.split(',');
          return kind > 1 ? texts?.map(Number) : kind ? texts && Number(texts[0]) : texts?.join();
        },
        set(this: HTMLElement, value: unknown) {
          if (value == null) this.removeAttribute(attribute);
          else this.setAttribute(attribute, value as string);
        },
      });
    }
  for (const id of __PAWLET_IDS__.split(' '))
    if (!customElements.get(`pawlet-${id}`))
      customElements.define(`pawlet-${id}`, class extends PawletElement {});
}

// A shop's first script owns its elements; another one, or another version, does nothing.
const first = shops[name]?.base;
if (!first) start();
else if (first !== base) console.info(`Pawlet: no data-shop: ${base}`);
