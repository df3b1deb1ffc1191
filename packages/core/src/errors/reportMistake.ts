declare const process: { readonly env: { readonly NODE_ENV?: string } };

declare global {
  // As Vite declares them: bundlers replace exactly these words, so that no cast may stand between them.
  interface ImportMetaEnv {
    DEV: boolean;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

const reported = new Set<string>();

/**
 * Runs something that is for developers only. Bundlers that build for production leave an empty function here, and remove its
 * calls with all that only they use. Vite defines no `process` in the page and has `import.meta.env` instead; where neither is
 * there, nothing runs.
 */
export function inDevelopment(run: () => void): void {
  if (
    (typeof process !== 'undefined' && process.env.NODE_ENV !== 'production') ||
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- only Vite defines it
    (import.meta.env && import.meta.env.DEV)
  )
    run();
}

/** Writes what an integrator did wrong, and what to do, to the console, once a sentence; nothing in a production build. */
export function reportMistake(find: () => string | undefined): void {
  inDevelopment(() => {
    const mistake = find();
    if (mistake === undefined || reported.has(mistake)) return;
    reported.add(mistake);
    console.error(mistake);
  });
}
