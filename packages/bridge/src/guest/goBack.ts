/** Handles "back"; returns true if something was closed or left. */
export type BackHandler = () => boolean | Promise<boolean>;

/** Milliseconds in which the page replies to "back"; the embedder waits for 300. */
const answerMs = 280;

async function ask(handlers: readonly BackHandler[]): Promise<boolean> {
  // In reverse order: sheets close before pages.
  for (const handler of handlers.toReversed()) {
    try {
      if (await handler()) return true;
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
  return false;
}

/** Calls the handlers of "back" in reverse order until one returns true. */
export async function goBack(handlers: readonly BackHandler[]): Promise<{ readonly handled: boolean }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), answerMs);
  });
  const handled = await Promise.race([ask(handlers), late]);
  clearTimeout(timer);
  return { handled };
}
