import { toExactOrigin } from '@pawlet/bridge';
import { connectToWidget } from '@pawlet/bridge/host';
import { createPawlet, type PawletOptions } from '@pawlet/core';
import { PawletProvider } from '@pawlet/widgets';
import { Cart, cartWidget } from '@pawlet/widgets/cart';
import { checkoutWidget } from '@pawlet/widgets/checkout';
import { cloudStorageWidget } from '@pawlet/widgets/cloud-storage';
import { orderListWidget } from '@pawlet/widgets/order-list';
import { pointsMallWidget } from '@pawlet/widgets/points-mall';
import { ProductCard, productCardWidget, ProductTitle } from '@pawlet/widgets/product-card';
import { signInCalendarWidget } from '@pawlet/widgets/sign-in-calendar';
import type { ReactElement } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import guide from '../../../docs/guides/mistakes.md?raw';

type Printed = string | Promise<string>;

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The error for the options of an element or of `mountWidget`. */
const options = (widget: { parseOptions(given: unknown): unknown }, given: unknown) => (): string => {
  try {
    return JSON.stringify(widget.parseOptions(given));
  } catch (error) {
    return getMessage(error);
  }
};

/** What is written to the console meanwhile. */
async function readConsole(run: () => unknown): Promise<string> {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  await run();
  const said = report.mock.calls.map(([first]) => String(first)).find((line) => line.startsWith('Pawlet:'));
  report.mockRestore();
  return said ?? 'nothing';
}

function openShop(given: PawletOptions = {}): ReturnType<typeof createPawlet> {
  const pawlet = createPawlet({
    apiOrigin: location.origin,
    language: 'en',
    session: { readsAddress: false },
    fetch: () => Promise.reject(new TypeError('offline')),
    ...given,
  });
  onTestFinished(() => pawlet.dispose());
  return pawlet;
}

const shop = (given: PawletOptions) => (): Printed => readConsole(() => openShop(given));

const props =
  (Component: typeof ProductCard | typeof Cart, given: object, theme: 'auto' = 'auto') =>
  (): Printed =>
    readConsole(() =>
      render(
        <PawletProvider pawlet={openShop()} theme={theme}>
          <Component {...given} />
        </PawletProvider>,
      ),
    );

const bare = (widget: ReactElement) => async (): Promise<string> => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  try {
    await render(widget);
    return 'nothing';
  } catch (error) {
    return getMessage(error);
  } finally {
    report.mockRestore();
  }
};

/** Nothing listens there. */
const dead = toExactOrigin('https://shop.invalid');
const context = { platform: 'web', language: 'en', country: 'USA' } as const;

const frame = (src: string, origin: string) => async (): Promise<string> => {
  const iframe = document.createElement('iframe');
  const connection = connectToWidget(iframe, {
    origin: toExactOrigin(origin),
    title: 'Shop',
    context,
    timeoutMs: 200,
  });
  if (src !== '') iframe.src = src;
  document.body.append(iframe);
  onTestFinished(() => {
    connection.destroy();
    iframe.remove();
  });
  return connection.ready.then(() => 'ready', getMessage);
};

const origin = (given: unknown) => (): Printed => {
  try {
    return toExactOrigin(given);
  } catch (error) {
    return getMessage(error);
  }
};

const untitled = (): Promise<string> =>
  readConsole(() =>
    connectToWidget(document.createElement('iframe'), {
      origin: dead,
      title: undefined as never,
      context,
    }).destroy(),
  );

const painted = (): Promise<string> => readConsole(() => openShop().setAppearance({ brand: 'blue' }));

const unpaintable = (): Promise<string> =>
  readConsole(() => {
    const connection = connectToWidget(document.createElement('iframe'), {
      origin: dead,
      title: 'Shop',
      context,
    });
    connection.update({ appearance: { brand: 'green' } });
    connection.destroy();
  });

const many = Array.from({ length: 51 }, (_, index) => index + 1).join();

/** Integrators' mistakes, as the guide lists them, and how to reproduce them. */
const mistakes: readonly (readonly [mistake: string, make: () => Printed])[] = [
  ['`<pawlet-product-card>` without `product-id`', options(productCardWidget, {})],
  ['`product-id=""`', options(productCardWidget, { 'product-id': '' })],
  ['`product-id="0"`', options(productCardWidget, { 'product-id': '0' })],
  ['`product-id="-1"`', options(productCardWidget, { 'product-id': '-1' })],
  ['`product-id="1.5"`', options(productCardWidget, { 'product-id': '1.5' })],
  ['`product-id="fountain"`', options(productCardWidget, { 'product-id': 'fountain' })],
  ['`product-id="9007199254740992"`', options(productCardWidget, { 'product-id': '9007199254740992' })],
  ['`product-ids=""`', options(productCardWidget, { 'product-ids': '' })],
  ['`product-ids="1,2,"`, with a comma at the end', options(productCardWidget, { 'product-ids': '1,2,' })],
  ['`product-ids="1;2"`', options(productCardWidget, { 'product-ids': '1;2' })],
  [
    'more than 50 `product-ids`',
    () => options(productCardWidget, { 'product-ids': many })().replace(many, '1,2,3 …'),
  ],
  ['`product-id` and `product-ids`', options(productCardWidget, { 'product-id': '1', 'product-ids': '1,2' })],
  ['`layout="grid"`', options(productCardWidget, { 'product-id': '1', layout: 'grid' })],
  ['`action="add"`', options(productCardWidget, { 'product-id': '1', action: 'add' })],
  ['an option that a card does not have', options(productCardWidget, { 'product-id': '1', sku: '2' })],
  ['`<pawlet-cart sku-id="2">` without a product', options(cartWidget, { 'sku-id': '2' })],
  ['`<pawlet-cart product-id="1" quantity="0">`', options(cartWidget, { 'product-id': '1', quantity: '0' })],
  ['`<pawlet-cart selected="all">`', options(cartWidget, { selected: 'all' })],
  ['`<pawlet-checkout>` without anything to buy', options(checkoutWidget, {})],
  [
    '`<pawlet-checkout>` with `lines` and `product-id`',
    options(checkoutWidget, { lines: '1', 'product-id': '1' }),
  ],
  ['`<pawlet-checkout>` with `lines` and `sku-id`', options(checkoutWidget, { lines: '1', 'sku-id': '1' })],
  [
    '`<pawlet-checkout product-id="1" quantity="10000">`',
    options(checkoutWidget, { 'product-id': '1', quantity: '10000' }),
  ],
  ['`<pawlet-order-list tab="unpaid">`', options(orderListWidget, { tab: 'unpaid' })],
  ['`<pawlet-points-mall filter="cheap">`', options(pointsMallWidget, { filter: 'cheap' })],
  ['`<pawlet-sign-in-calendar view="year">`', options(signInCalendarWidget, { view: 'year' })],
  ['`<pawlet-cloud-storage plan="week">`', options(cloudStorageWidget, { plan: 'week' })],
  ['`mountWidget(…, { options: [1] })`', options(productCardWidget, [1])],
  ['`<ProductCard product-id={1} />`', props(ProductCard, { 'product-id': 1 })],
  ['`<ProductCard productID={1} />`', props(ProductCard, { productID: 1 })],
  ['`<ProductCard productId={NaN} />`', props(ProductCard, { productId: Number.NaN })],
  ['`<ProductCard />` without a product', props(ProductCard, {})],
  ['`<Cart quantity={2} />` without a product', props(Cart, { quantity: 2 })],
  ['a widget without `PawletProvider`', bare(<ProductCard productId={1} />)],
  ['`<ProductTitle>` outside `<ProductCard>`', bare(<ProductTitle />)],
  ['`<PawletProvider theme="sepia">`', props(ProductCard, { productId: 1 }, 'sepia' as 'auto')],
  ['`apiOrigin: "shop.example"`', shop({ apiOrigin: 'shop.example' })],
  ['`apiOrigin: "https://shop.example/api"`', shop({ apiOrigin: 'https://shop.example/api' })],
  ['`apiOrigin: "https://shop.example/"`', shop({ apiOrigin: 'https://shop.example/' })],
  ['`language: "pt"`', shop({ language: 'pt' })],
  ['`country: "DE"`', shop({ country: 'DE' })],
  ['`appearance: "#0B1F4B"`', shop({ appearance: '#0B1F4B' as never })],
  ['`appearance: { color: "#0B1F4B" }`', shop({ appearance: { color: '#0B1F4B' } as object })],
  ['`appearance: { brand: "navy" }`', shop({ appearance: { brand: 'navy' } })],
  ['`appearance: { corner: "4px" }`', shop({ appearance: { corner: '4px' as 'none' } })],
  ['`appearance: { font: "Inter;" }`', shop({ appearance: { font: 'Inter;' } })],
  ['`appearance: { density: "tight" }`', shop({ appearance: { density: 'tight' as 'compact' } })],
  ['`pawlet.setAppearance({ brand: "blue" })`', painted],
  ['`connectToWidget` with `appearance: { brand: "green" }`', unpaintable],
  ['`connectToWidget` with `origin: "*"`', origin('*')],
  ['`connectToWidget` without `title`', untitled],
  ['`connectToWidget` and a frame of another origin', frame('https://other.invalid/', dead)],
  ['`connectToWidget` and a frame without `src`', frame('', dead)],
  [
    '`connectToWidget` and a shop that does not run, or does not allow the page',
    frame(`${dead}/widget.html`, dead),
  ],
];

/** The rows of the guide's table, without padding. */
const loadRows = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Mistake|-)/u.test(line))
    .map((line) => line.replaceAll(/ {2,}/gu, ' '));

describe('a mistake of an integrator is reported', () => {
  it.each(mistakes)('%s', async (mistake, make) => {
    const told = (await make()).replaceAll(location.origin, 'https://partner.example');
    expect(told).toMatch(/^Pawlet: |is not an exact origin/u);
    // The guide is the list of expected messages: both change together.
    expect(loadRows(guide)).toContain(`| ${mistake} | ${told} |`);
  });

  it('lists nothing else', () => {
    expect(loadRows(guide)).toHaveLength(mistakes.length);
  });
});
