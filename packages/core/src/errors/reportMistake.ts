declare const process: { readonly env: { readonly NODE_ENV?: string } };

declare global {
  // As declared by Vite: bundlers replace exactly this expression, so it must not contain a cast.
  interface ImportMetaEnv {
    DEV: boolean;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

const reported = new Set<string>();

/**
 * Runs a function in development only. Production bundlers replace it with an empty function and remove its calls with
 * all code used only by them. Vite has no `process` in the page and has `import.meta.env` instead; where neither
 * exists, nothing runs.
 */
export function inDevelopment(run: () => void): void {
  if (
    (typeof process !== 'undefined' && process.env.NODE_ENV !== 'production') ||
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- only Vite defines it
    (import.meta.env && import.meta.env.DEV)
  )
    run();
}

/** Logs an integration mistake and its fix to the console, once per message; does nothing in a production build. */
export function reportMistake(find: () => string | undefined): void {
  inDevelopment(() => {
    const mistake = find();
    if (mistake === undefined || reported.has(mistake)) return;
    reported.add(mistake);
    console.error(mistake);
  });
}
