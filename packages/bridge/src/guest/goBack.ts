/** Handles "back"; true if something was closed or left. */
export type BackHandler = () => boolean | Promise<boolean>;

/** Milliseconds that the page takes to say whether it handled "back"; the embedder waits for 300. */
const answerMs = 280;

async function ask(handlers: readonly BackHandler[]): Promise<boolean> {
  // The last one first: sheets close before pages.
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

/** Asks those who handle "back", the last one first, until one says that it did. */
export async function goBack(handlers: readonly BackHandler[]): Promise<{ readonly handled: boolean }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), answerMs);
  });
  const handled = await Promise.race([ask(handlers), late]);
  clearTimeout(timer);
  return { handled };
}
