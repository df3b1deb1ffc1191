import type { EmbedShop } from '../loader/types.ts';

const told = new Set<string>();

/** Says in the console, once, that the page's origin is not registered with the shop, if that is the reason. */
export async function tellIfUnknown({ origin }: Pick<EmbedShop, 'origin'>): Promise<void> {
  if (told.has(origin)) return;
  told.add(origin);
  try {
    const reply = await fetch(`${origin}/embed/partner.json`, { credentials: 'omit' });
    const { registered } = (await reply.json()) as { readonly registered?: boolean };
    if (registered !== false) return;
    console.error(
      `Pawlet: the shop ${origin} does not know this page's origin ${location.origin}, so it answers none of its calls. Add it to PAWLET_PARTNER_ORIGINS of the shop.`,
    );
  } catch {
    // The shop cannot be reached: that is said already.
  }
}
