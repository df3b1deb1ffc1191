// Bundlers replace exactly `process.env.NODE_ENV`, so it must not contain a cast.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const reported = new Set<string>();

/**
 * Runs a function in development only. Production bundlers replace it with an empty function and remove its calls with
 * all code used only by them. Every bundler and Node have this expression, as React needs it too; React Native's engine
 * does not compile `import.meta`.
 */
export function inDevelopment(run: () => void): void {
  if (process.env.NODE_ENV !== 'production') run();
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
