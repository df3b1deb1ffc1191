/** Calls back when the browser has nothing more important to do, at the latest after five seconds. */
export function whenIdle(call: () => void): void {
  // Safari has no such callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(call, { timeout: 5000 });
  else setTimeout(call, 1000);
}
