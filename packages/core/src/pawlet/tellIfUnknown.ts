const told = new Set<string>();

/** Writes to the console, once a shop, that it does not know the page's origin, if that is why its calls fail. */
export async function tellIfUnknown({ origin }: { readonly origin: string }): Promise<void> {
  if (told.has(origin) || typeof location === 'undefined' || location.origin === origin) return;
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
