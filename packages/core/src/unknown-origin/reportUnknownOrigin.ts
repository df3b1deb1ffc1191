const reported = new Set<string>();

/** Logs to the console, once per shop, if calls fail because the shop does not allow the page's origin. */
export async function reportUnknownOrigin({ origin }: { readonly origin: string }): Promise<void> {
  if (reported.has(origin) || typeof location === 'undefined' || location.origin === origin) return;
  reported.add(origin);
  try {
    const reply = await fetch(`${origin}/embed/partner.json`, { credentials: 'omit' });
    const { registered } = (await reply.json()) as { readonly registered?: boolean };
    if (registered !== false) return;
    console.error(
      `Pawlet: the shop ${origin} does not allow this page's origin ${location.origin}, so all calls fail. Add it to the shop's partner websites.`,
    );
  } catch {
    // The shop is unreachable, which is reported already.
  }
}
