import { createPawlet, type Pawlet } from '@pawlet/core';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTestShop } from '../../test/createTestShop.ts';
import { mountWidget } from '../mount/index.ts';
import { choiceOption, defineWidget, idOption, useConfirm, useEmit, useToast } from '../runtime/index.ts';
import type { MountWidget, WidgetElement } from '../runtime/index.ts';
import { Button, Field, Sheet } from '../ui/index.ts';
import { adoptStyles, createWidgetElement } from './index.ts';

interface ProbeProps {
  readonly productId?: number | undefined;
  readonly colour?: 'red' | 'blue' | undefined;
}

/** Counts taps and opens overlays. */
function Probe({ productId = 0, colour = 'red' }: ProbeProps) {
  const [taps, setTaps] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const emit = useEmit();
  const toast = useToast();
  const confirm = useConfirm();
  return (
    <div>
      <p className="probe">{`${productId} ${colour} ${taps}`}</p>
      <Button onClick={() => setTaps(taps + 1)}>Tap</Button>
      <Button onClick={() => emit('pawlet:close', { widget: 'probe' })}>Close it</Button>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title="A sheet">
        <Field label="Name" value={name} onChange={setName} />
        <Button
          onClick={() => toast({ text: 'Said', action: { label: 'Undo', onAction: () => setTaps(99) } })}
        >
          Say
        </Button>
        <Button onClick={() => void confirm({ title: 'Sure?' })}>Ask</Button>
      </Sheet>
    </div>
  );
}

const probeWidget = defineWidget({
  id: 'probe',
  component: Probe,
  messages: [],
  options: {
    productId: idOption('A product.'),
    colour: choiceOption(['red', 'blue'], 'Its colour.', 'red'),
  },
  events: ['pawlet:close', 'pawlet:cart-changed'],
});

type ProbeElement = WidgetElement<typeof probeWidget>;

let shop: Pawlet;
let stage: HTMLElement;
const asked = vi.fn<() => Pawlet>(() => shop);
const mounts = vi.fn<() => void>();
const countingMount: MountWidget = (widget, container, options) => {
  mounts();
  return mountWidget(widget, container, options);
};

customElements.define(
  'pawlet-probe',
  createWidgetElement({ widget: probeWidget, pawlet: asked, mount: countingMount, reserve: '200px' }),
);

function place(html: string): ProbeElement {
  stage.innerHTML = html;
  return stage.querySelector('pawlet-probe') as ProbeElement;
}

function inside(element: Element, selector: string): HTMLElement {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (found === null || found === undefined) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

async function shown(element: Element): Promise<HTMLElement> {
  await expect.poll(() => element.shadowRoot?.querySelector('.probe') ?? null).not.toBeNull();
  return inside(element, '.probe');
}

beforeEach(() => {
  shop = createTestShop();
  stage = document.createElement('section');
  document.body.append(stage);
  asked.mockClear();
  mounts.mockClear();
});

afterEach(() => stage.remove());

describe('an element of a widget', () => {
  it("applies the shop's appearance, also after a change, and the page’s own properties over it", async () => {
    shop = createPawlet({
      language: 'en',
      session: { readsAddress: false },
      appearance: { brand: '#0B1F4B' },
    });
    const element = place('<pawlet-probe>Soon</pawlet-probe>');
    await shown(element);
    const buy = (): CSSStyleDeclaration => getComputedStyle(inside(element, 'button[data-variant="solid"]'));
    expect(buy().backgroundColor).toBe('rgb(11, 31, 75)');
    shop.setAppearance({ brand: '#FFF3B0', corner: 'none' });
    await expect
      .poll(() => [buy().backgroundColor, buy().borderRadius])
      .toEqual(['rgb(255, 243, 176)', '0px']);
    element.appearance = { variables: { '--pawlet-color-solid': 'rgb(0, 255, 0)' } };
    await expect.poll(() => buy().backgroundColor).toBe('rgb(0, 255, 0)');
    shop.dispose();
  });

  it('reads attributes and properties and updates without remounting', async () => {
    const element = place('<pawlet-probe product-id="7">Soon</pawlet-probe>');
    const text = await shown(element);
    expect(text.textContent).toBe('7 red 0');
    inside(element, 'button').click();
    element.colour = 'blue';
    element.productId = 8;
    await expect.poll(() => text.textContent).toBe('8 blue 1');
    expect(element.getAttribute('product-id')).toBe('8');
    expect([element.productId, element.colour]).toEqual([8, 'blue']);
    element.productId = undefined;
    element.removeAttribute('colour');
    await expect.poll(() => text.textContent).toBe('0 red 1');
    expect([element.productId, element.colour]).toEqual([undefined, 'red']);
    expect(mounts).toHaveBeenCalledOnce();
  });

  it('keeps properties set before its class was defined', async () => {
    const early = document.createElement('pawlet-late') as ProbeElement;
    early.productId = 5;
    early.appearance = { theme: 'dark' };
    stage.append(early);
    customElements.define(
      'pawlet-late',
      createWidgetElement({ widget: probeWidget, pawlet: () => shop, mount: mountWidget }),
    );
    expect((await shown(early)).textContent).toBe('5 red 0');
    expect(early.getAttribute('data-pawlet-theme')).toBe('dark');
  });

  it('reports mistakes, keeps its fallback content, and recovers when they are fixed', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const received = vi.fn<(event: Event) => void>();
    stage.addEventListener('pawlet:error', received);
    const element = place('<pawlet-probe product-id="x"><span>Call us</span></pawlet-probe>');
    await expect.poll(() => received.mock.calls.length).toBe(1);
    expect(received.mock.calls[0]?.[0]).toMatchObject({ detail: { code: 'CONFIG' }, composed: true });
    expect(String(logged.mock.calls[0]?.[0])).toContain('option "productId" of widget "probe"');
    await expect.element(page.getByText('Call us')).toBeVisible();
    element.setAttribute('product-id', '3');
    expect((await shown(element)).textContent).toBe('3 red 0');
    await expect.element(page.getByText('Call us')).not.toBeVisible();
    element.setAttribute('colour', 'green');
    await expect.poll(() => received.mock.calls.length).toBe(2);
    await expect.element(page.getByText('Call us')).toBeVisible();
    element.removeAttribute('colour');
    expect((await shown(element)).textContent).toBe('3 red 0');
    await expect.element(page.getByText('Call us')).not.toBeVisible();
    logged.mockRestore();
  });

  it('keeps its fallback content when the shop is unavailable', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const received = vi.fn<(event: Event) => void>();
    stage.addEventListener('pawlet:error', received);
    asked.mockImplementationOnce(() => {
      throw new TypeError('chunk');
    });
    place('<pawlet-probe><span>Call us</span></pawlet-probe>');
    await expect.poll(() => received.mock.calls.length).toBe(1);
    await expect.element(page.getByText('Call us')).toBeVisible();
    vi.restoreAllMocks();
  });

  it('reserves its space and mounts only near the viewport', async () => {
    const element = place('<div style="block-size: 5000px"></div><pawlet-probe></pawlet-probe><p>After</p>');
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    expect(asked).not.toHaveBeenCalled();
    expect(element.offsetHeight).toBe(200);
    element.scrollIntoView();
    await shown(element);
    expect(element.offsetHeight).toBeGreaterThanOrEqual(200);
  });

  it('survives being moved, ends when removed, and restarts', async () => {
    const element = place('<pawlet-probe product-id="1"></pawlet-probe><div id="other"></div>');
    const text = await shown(element);
    inside(element, 'button').click();
    await expect.poll(() => text.textContent).toBe('1 red 1');
    stage.querySelector('#other')?.append(element);
    await Promise.resolve();
    await expect.poll(() => text.isConnected).toBe(true);
    expect(text.textContent).toBe('1 red 1');
    element.remove();
    await expect.poll(() => element.shadowRoot?.querySelector('[data-pawlet-root]') ?? null).toBeNull();
    expect(element.hasAttribute('data-pawlet-theme')).toBe(false);
    stage.append(element);
    expect((await shown(element)).textContent).toBe('1 red 0');
  });

  it('dispatches its events from the element itself, out of the shadow root', async () => {
    const received: string[] = [];
    for (const name of ['pawlet:ready', 'pawlet:close', 'pawlet:cart-changed']) {
      stage.addEventListener(name, (event) => received.push(`${name} ${String(event.target === element)}`));
    }
    const element = place('<pawlet-probe></pawlet-probe>');
    await shown(element);
    await expect.poll(() => received).toEqual(['pawlet:ready true']);
    await page.getByRole('button', { name: 'Close it' }).click();
    shop.events.emit('pawlet:cart-changed', { count: 1 });
    expect(received.slice(1)).toEqual(['pawlet:close true', 'pawlet:cart-changed true']);
  });
});

describe('the appearance of an element', () => {
  it('comes from the shop, overridden by the page, overridden by its own appearance', async () => {
    shop.session.setTheme({ bgColor: '#00AAFF', color: '#ffffff', ladder: 10, number: 9, border: 5 });
    const element = place('<pawlet-probe></pawlet-probe>');
    const text = await shown(element);
    const color = (name = 'text-primary'): string =>
      getComputedStyle(text).getPropertyValue(`--pawlet-color-${name}`).toLowerCase();
    expect(color()).toBe('#0077b2');
    const style = document.createElement('style');
    style.textContent = 'pawlet-probe { --pawlet-color-text-primary: #123456; }';
    stage.append(style);
    expect(color()).toBe('#123456');
    element.appearance = { theme: 'dark', variables: { '--pawlet-color-text-primary': '#654321' } };
    await expect.poll(() => color()).toBe('#654321');
    expect(color('card')).toBe('#1c1c1e');
    element.setAttribute('theme', 'light');
    await expect.poll(() => color('card')).toBe('#ffffff');
    expect(color()).toBe('#654321');
    expect(mounts).toHaveBeenCalledOnce();
  });

  it('lets a page style its parts', async () => {
    const element = place(
      '<style>pawlet-probe { --pawlet-radius-pill: 3px }</style><pawlet-probe></pawlet-probe>',
    );
    await shown(element);
    expect(getComputedStyle(inside(element, 'button')).borderRadius).toBe('3px');
  });

  it('is not affected by the text size and the rules of a hostile page', async () => {
    const measure = (element: Element): readonly string[] =>
      [...(element.shadowRoot?.querySelectorAll('[data-pawlet-root] *') ?? [])].slice(0, 8).map((node) => {
        const { fontSize, letterSpacing, textTransform, lineHeight, color, fontWeight, textAlign } =
          getComputedStyle(node);
        const { width, height } = node.getBoundingClientRect();
        return [
          fontSize,
          letterSpacing,
          textTransform,
          lineHeight,
          color,
          fontWeight,
          textAlign,
          width,
          height,
        ].join();
      });
    const calm = place('<pawlet-probe theme="light"></pawlet-probe>');
    await shown(calm);
    const expected = measure(calm);
    expect(expected.length).toBeGreaterThan(3);
    const element = place(`<style>
      html { font-size: 62.5%; }
      * { font-size: 31px !important; letter-spacing: 4px; text-transform: uppercase; line-height: 3; color: red;
          font-weight: 900; text-align: center; word-spacing: 9px; text-indent: 40px; }
      div, p, button { display: inline !important; padding: 30px !important; border: 9px solid lime !important; }
    </style><pawlet-probe theme="light"></pawlet-probe>`);
    await shown(element);
    expect(measure(element)).toEqual(expected);
  });

  it('gets the styles of a lazily loaded chunk', async () => {
    const element = place('<pawlet-probe></pawlet-probe>');
    const text = await shown(element);
    adoptStyles('.probe { outline: 7px solid rgb(1, 2, 3); }');
    expect(getComputedStyle(text).outlineWidth).toBe('7px');
  });
});

describe('an overlay inside a shadow root', () => {
  it('opens as a modal, traps and restores the focus, and shows a toast that can be used', async () => {
    const other = createTestShop();
    expect(other).not.toBe(shop);
    stage.innerHTML = '<pawlet-probe></pawlet-probe><pawlet-probe></pawlet-probe>';
    // The first one renders toasts; the sheet is opened in the second one.
    const [, element] = [...stage.querySelectorAll('pawlet-probe')];
    if (element === undefined) throw new Error('No element.');
    await shown(element);
    const open = [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(
      (button) => button.textContent === 'Open',
    );
    open?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: 'A sheet' });
    await expect.element(dialog).toBeVisible();
    expect(element.shadowRoot?.activeElement?.textContent).toBe('A sheet');
    await dialog.getByRole('button', { name: 'Say' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(inside(element, '.probe').textContent).toMatch(/99$/u);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada');
    expect(element.shadowRoot?.activeElement).toBeInstanceOf(HTMLInputElement);
    await dialog.getByRole('button', { name: 'Ask' }).click();
    await page.getByRole('alertdialog', { name: 'Sure?' }).getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(element.shadowRoot?.activeElement).toBe(open);
  });
});
