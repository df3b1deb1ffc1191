/**
 * Products that the page shows at two prices. Runs in the page, so it must be self-contained.
 *
 * Only cards count: a row of the cart or of an order has its own variant, and an order its own date.
 */
export function listPriceConflicts(): readonly string[] {
  const active = document.querySelector('[data-slot="active"]') ?? document.body;
  const prices = new Map<string, Set<string>>();
  for (const link of active.querySelectorAll('a[href*="/pages/goods/detail?id="]')) {
    const card = link.closest('[data-pawlet-part="card"]') ?? link;
    const id = /[?&]id=(\d+)/u.exec(link.getAttribute('href') ?? '')?.[1];
    const price = card.querySelector('[data-pawlet-part="price"]')?.cloneNode(true);
    if (id === undefined || !(price instanceof Element)) continue;
    for (const was of price.querySelectorAll('s')) was.remove();
    const amount = /\d[\d\s.,\u00A0\u202F]*/u.exec(price.textContent ?? '')?.[0]?.trim();
    if (amount !== undefined) prices.set(id, (prices.get(id) ?? new Set()).add(amount));
  }
  return [...prices]
    .filter(([, amounts]) => amounts.size > 1)
    .map(([id, amounts]) => `product ${id} at ${[...amounts].join(' and ')}`);
}
