import type { Pawlet } from '@pawlet/core';
import type { CartLine, CartLineId, CartQuoteResult, CategoryId } from '@pawlet/core/api';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTestShop } from '../../test/createTestShop.ts';
import { cartLine, createLoggedInShop, makeQuote, yuan } from '../../test/shopData.ts';
import { PawletProvider } from '../runtime/index.ts';
import { OverlayOutlet } from '../ui/index.ts';
import { Cart } from './Cart.tsx';

type Line = CartLine & { readonly id: CartLineId };

/** A server with these lines and a discount of 10 for each. */
function serve(shop: Pawlet, start: readonly Line[]): () => readonly Line[] {
  let lines = start;
  vi.spyOn(shop.api.cart, 'list').mockImplementation(() => Promise.resolve(lines));
  vi.spyOn(shop.api.cart, 'count').mockImplementation(() => Promise.resolve(lines.length));
  vi.spyOn(shop.api.cart, 'change').mockImplementation((id, { quantity }) => {
    lines = lines.map((line) => (line.id === id ? { ...line, quantity } : line));
    return Promise.resolve({ status: 'ok' });
  });
  vi.spyOn(shop.api.cart, 'remove').mockImplementation((ids) => {
    lines = lines.filter(({ id }) => !ids.includes(id));
    return Promise.resolve({ status: 'ok' });
  });
  vi.spyOn(shop.api.cart, 'add').mockImplementation(({ goodsId, quantity }) => {
    const line = cartLine(goodsId + 100, { goodsId, quantity, title: `Fountain ${goodsId}` });
    lines = [line, ...lines];
    return Promise.resolve({ status: 'ok', id: line.id });
  });
  vi.spyOn(shop.api.cart, 'quote').mockImplementation(({ lineIds }): Promise<CartQuoteResult> => {
    const chosen = lines.filter(({ id }) => lineIds.includes(id));
    const quote = makeQuote(chosen);
    const discount = yuan(10 * chosen.length);
    const total = yuan(quote.amounts.goods.amountMinor / 100 - 10 * chosen.length);
    const discounts = [{ type: 'goods' as const, name: 'Spring sale', off: discount, lineIds: [...lineIds] }];
    return Promise.resolve({
      status: 'ok',
      quote: { ...quote, discounts, amounts: { ...quote.amounts, discount, total } },
    });
  });
  vi.spyOn(shop.api.products, 'list').mockResolvedValue({
    items: [],
    total: 0,
    page: 1,
    pageSize: 6,
    hasMore: false,
  });
  return () => lines;
}

function show(shop: Pawlet) {
  return render(
    <PawletProvider pawlet={shop}>
      <Cart />
      <OverlayOutlet />
    </PawletProvider>,
  );
}

describe('Cart', () => {
  it('has its price beside the rows in a wide container, and below them in a narrow one', async () => {
    const shop = createLoggedInShop();
    serve(shop, [cartLine(1)]);
    const show = (width: string) => (
      <div style={{ inlineSize: width }}>
        <PawletProvider pawlet={shop}>
          <Cart />
          <OverlayOutlet />
        </PawletProvider>
      </div>
    );
    const screen = await render(show('1200px'));
    await screen.getByRole('checkbox', { name: 'Select Fountain 1' }).click();
    const summary = screen.getByRole('complementary', { name: 'Order summary' });
    await expect.element(summary.getByText('Spring sale')).toBeVisible();
    const loadRow = (): DOMRect => screen.getByRole('listitem').element().getBoundingClientRect();
    expect(summary.element().getBoundingClientRect().left).toBeGreaterThan(loadRow().right);
    await expect.element(summary.getByRole('button', { name: 'Check out (1)' })).toBeVisible();

    await screen.rerender(show('480px'));
    await expect.element(summary).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /^Total .*90\.00, show/ })).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Select Fountain 1' })).toBeChecked();
  });

  it("totals only selected lines, with the server's discounts", async () => {
    const shop = createLoggedInShop();
    serve(shop, [cartLine(1), cartLine(2, { price: yuan(50), quantity: 2 }), cartLine(3)]);
    const screen = await show(shop);
    await screen.getByRole('checkbox', { name: 'Select Fountain 1' }).click();
    await expect.element(screen.getByRole('button', { name: /^Total .*90\.00, show/ })).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Select Fountain 2' }).click();
    await expect.element(screen.getByRole('button', { name: /^Total .*180\.00, show/ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Check out (2)' })).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Select all items' }).click();
    await expect.element(screen.getByRole('button', { name: 'Check out (3)' })).toBeVisible();
    await screen.getByRole('button', { name: /^Total .*270\.00, show/ }).click();
    await expect.element(screen.getByRole('dialog').getByText('Spring sale')).toBeVisible();
    await expect.element(screen.getByRole('dialog').getByText(/^-.*30\.00/)).toBeVisible();
  });

  it('asks before deleting, and can undo it', async () => {
    const shop = createLoggedInShop();
    const kept = serve(shop, [cartLine(1), cartLine(2)]);
    const screen = await show(shop);
    await screen.getByRole('button', { name: 'Edit' }).click();
    await screen.getByRole('button', { name: 'Delete', exact: true }).last().click();
    await expect.element(screen.getByText('Please choose the items to delete')).toBeInTheDocument();
    await screen.getByRole('checkbox', { name: 'Select Fountain 1' }).click();
    await screen.getByRole('button', { name: 'Delete (1)' }).click();
    await expect.element(screen.getByText('Delete 1 selected item?')).toBeVisible();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText('Fountain 1')).not.toBeInTheDocument();
    await vi.waitFor(() => expect(kept().map(({ id }) => id)).toEqual([2]));
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Fountain 1')).toBeVisible();
  });

  it('also asks before the last unit is removed', async () => {
    const shop = createLoggedInShop();
    serve(shop, [cartLine(1)]);
    const screen = await show(shop);
    await screen.getByRole('button', { name: 'Decrease' }).click({ force: true });
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByText('Fountain 1')).toBeVisible();
  });

  it('moves products to the favourites, and can undo it', async () => {
    const shop = createLoggedInShop();
    const kept = serve(shop, [cartLine(1), cartLine(2), cartLine(3)]);
    const mark = vi
      .spyOn(shop.api.products, 'setFavourite')
      .mockImplementation((id) =>
        Promise.resolve(
          id === cartLine(2).goodsId
            ? { status: 'refused', reason: 'UNKNOWN', message: 'Not this one', fields: {} }
            : { status: 'ok', isFavourite: true },
        ),
      );
    const emitted: unknown[] = [];
    shop.events.on('pawlet:favourite-changed', (change) => emitted.push(change));
    const screen = await show(shop);
    await screen.getByRole('button', { name: 'Edit' }).click();
    await screen.getByRole('button', { name: 'Favorite' }).last().click();
    await expect
      .element(screen.getByText('Please choose the items to move to your favorites'))
      .toBeInTheDocument();
    await screen.getByRole('checkbox', { name: 'Select Fountain 1' }).click();
    await screen.getByRole('checkbox', { name: 'Select Fountain 2' }).click();
    await screen.getByRole('button', { name: 'Favorite' }).last().click();
    await expect.element(screen.getByText('1 item moved to your favorites')).toBeInTheDocument();
    await vi.waitFor(() => expect(kept().map(({ id }) => id)).toEqual([2, 3]));
    expect(mark.mock.calls.map(([, isFavourite]) => isFavourite)).toEqual([true, true]);
    expect(emitted).toEqual([{ productId: cartLine(1).goodsId, change: 'added' }]);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await vi.waitFor(() => expect(kept()).toHaveLength(3));
  });

  it('reduces a quantity to the stock and reports it', async () => {
    const shop = createLoggedInShop();
    const kept = serve(shop, [cartLine(1, { quantity: 5, stock: 2 })]);
    const screen = await show(shop);
    await expect.element(screen.getByText('Only 2 left. We adjusted the quantity.')).toBeVisible();
    await vi.waitFor(() => expect(kept()[0]?.quantity).toBe(2));
  });

  it('also reports it when many are left', async () => {
    const shop = createLoggedInShop();
    const kept = serve(shop, [cartLine(1, { quantity: 30, stock: 20 })]);
    const screen = await show(shop);
    await expect.element(screen.getByText('Only 20 left. We adjusted the quantity.')).toBeVisible();
    await vi.waitFor(() => expect(kept()[0]?.quantity).toBe(20));
  });

  it('collapses unavailable lines and never counts them', async () => {
    const shop = createLoggedInShop();
    const kept = serve(shop, [cartLine(1), cartLine(2, { stock: 0 }), cartLine(3, { isValid: false })]);
    const screen = await show(shop);
    await screen.getByRole('checkbox', { name: 'Select all items' }).click();
    await expect.element(screen.getByRole('button', { name: 'Check out (1)' })).toBeVisible();
    await screen.getByRole('button', { name: 'Unavailable (2)' }).click();
    await expect.element(screen.getByText('Sold out')).toBeVisible();
    await expect.element(screen.getByText('No longer available')).toBeVisible();
    await screen.getByRole('button', { name: 'Clear' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await vi.waitFor(() => expect(kept().map(({ id }) => id)).toEqual([1]));
  });

  it('groups lines by their discounts, with the value of each discount', async () => {
    const shop = createLoggedInShop();
    const sale = { type: 'goods', name: 'Spring sale', text: '10% off', endsAt: undefined };
    serve(shop, [
      cartLine(1),
      cartLine(2, { promotions: [sale] }),
      cartLine(3),
      cartLine(4, { promotions: [sale] }),
    ]);
    const screen = await show(shop);
    const group = screen.getByRole('list', { name: 'Spring sale 10% off' });
    await expect.element(group.getByText('Fountain 2')).toBeVisible();
    await expect.element(group.getByText('Fountain 4')).toBeVisible();
    expect(group.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(screen.getByText('Fountain 3')).toBeVisible();
  });

  it('applies a discount code to the selected lines, and keeps it for the checkout', async () => {
    const shop = createLoggedInShop();
    serve(shop, [cartLine(1), cartLine(2)]);
    vi.spyOn(shop.api.cart, 'checkCode').mockImplementation((_, code) =>
      Promise.resolve(
        code === 'PAW10'
          ? { status: 'ok', code, name: 'Code', off: yuan(10) }
          : { status: 'code-unusable', message: 'Unknown code' },
      ),
    );
    const screen = await show(shop);
    expect(screen.getByRole('textbox', { name: 'Discount code' }).elements()).toHaveLength(0);
    await screen.getByRole('checkbox', { name: 'Select Fountain 1' }).click();
    const field = screen.getByRole('textbox', { name: 'Discount code' });
    await screen.getByRole('button', { name: 'Apply' }).click();
    await expect.element(field).toHaveAccessibleDescription('Please enter the discount code');
    await field.fill('NONE');
    await screen.getByRole('button', { name: 'Apply' }).click();
    await expect.element(field).toHaveAccessibleDescription('Unknown code');
    await field.fill('PAW10');
    await screen.getByRole('button', { name: 'Apply' }).click();
    await expect.element(screen.getByRole('button', { name: 'Remove code PAW10' })).toBeVisible();
    const quote = vi.spyOn(shop.api.cart, 'quote');
    await vi.waitFor(() => expect(quote.mock.lastCall?.[0].discountCode).toBe('PAW10'));
    expect(shop.cart.store.getState().discountCode).toBe('PAW10');
  });

  it('reports why a code does not apply to other lines, and continues without it', async () => {
    const shop = createLoggedInShop();
    serve(shop, [cartLine(1), cartLine(2)]);
    const quote = vi.spyOn(shop.api.cart, 'quote');
    const price = quote.getMockImplementation();
    quote.mockImplementation(async (choices, options) =>
      choices.discountCode === undefined || price === undefined
        ? (price?.(choices, options) ?? { status: 'stale', message: '' })
        : { status: 'code-unusable', message: 'Not for these items' },
    );
    shop.cart.setDiscountCode('PAW10');
    const screen = await show(shop);
    await screen.getByRole('checkbox', { name: 'Select Fountain 2' }).click();
    const field = screen.getByRole('textbox', { name: 'Discount code' });
    await expect.element(field).toHaveAccessibleDescription('Not for these items');
    await expect.element(screen.getByRole('button', { name: /^Total .*90\.00, show/ })).toBeVisible();
    expect(shop.cart.store.getState().discountCode).toBeUndefined();
  });

  it('links from a sold-out line to similar products', async () => {
    const shop = createLoggedInShop();
    serve(shop, [cartLine(1, { stock: 0, categoryId: 7 as CategoryId })]);
    const open = vi.spyOn(shop.host, 'navigate').mockResolvedValue('done');
    const screen = await show(shop);
    await screen.getByRole('button', { name: 'Unavailable (1)' }).click();
    await screen.getByRole('button', { name: 'Find similar' }).click();
    expect(open).toHaveBeenCalledWith('/pages/goods/goods?category_id=7');
  });

  it('requires a selection before opening the checkout', async () => {
    const shop = createLoggedInShop();
    serve(shop, [cartLine(1)]);
    const open = vi.spyOn(shop.host, 'navigate').mockResolvedValue('done');
    const screen = await show(shop);
    await screen.getByRole('button', { name: 'Check out' }).click();
    await expect.element(screen.getByText('Please choose the items to check out')).toBeInTheDocument();
    await screen.getByRole('checkbox', { name: 'Select Fountain 1' }).click();
    await screen.getByRole('button', { name: 'Check out (1)' }).click();
    await vi.waitFor(() => expect(open).toHaveBeenCalledWith('/pages/goods/order?id=1'));
  });

  it('prompts a visitor to log in before opening the checkout', async () => {
    const shop = createTestShop();
    serve(shop, []);
    const visitorLine = { ...cartLine(5), key: 'visitor:5:0', id: undefined };
    shop.cart.store.setState({ lines: [visitorLine], count: 1, selectedKeys: new Set(['visitor:5:0']) });
    vi.spyOn(shop.cart, 'load').mockResolvedValue();
    const open = vi.spyOn(shop.host, 'navigate').mockResolvedValue('done');
    shop.account.attachPrompt();
    const screen = await show(shop);
    await screen.getByRole('button', { name: 'Check out (1)' }).click();
    await vi.waitFor(() => expect(shop.account.prompt.getState().isOpen).toBe(true));
    expect(open).not.toHaveBeenCalled();
  });

  it('links to products when it is empty', async () => {
    const shop = createLoggedInShop();
    serve(shop, []);
    const open = vi.spyOn(shop.host, 'navigate').mockResolvedValue('done');
    const screen = await show(shop);
    await screen.getByRole('button', { name: 'Go shopping' }).click();
    expect(open).toHaveBeenCalledWith('/pages/index/index');
  });
});
