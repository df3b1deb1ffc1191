import type { Pawlet } from '@pawlet/core';

/** Opens a page of the shop; `onStay` continues in place where nothing else can show that page. */
export async function goTo(
  host: Pawlet['host'],
  route: string,
  onStay: (() => void) | undefined,
): Promise<void> {
  if (onStay === undefined) {
    await host.navigate(route);
    return;
  }
  const outcome = await host.navigate(route, { canStay: true });
  if (outcome === 'unavailable' || outcome === 'failed') onStay();
}
