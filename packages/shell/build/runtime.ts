import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

/** What draws the mall: Preact in production, React as the smoke test's second build. */
export type Runtime = 'preact' | 'react';

/** Reads the runtime from the environment. */
export function readRuntime(name: string | undefined): Runtime {
  return name === 'react' ? 'react' : 'preact';
}

/**
 * Sentences for developers who integrate the packages are not written in what ships. The function that would is empty then, but
 * across several files a bundler sees that too late to remove what it is called with.
 */
const withoutMistakes: Alias = {
  find: /^.*\/reportMistake\.ts$/u,
  replacement: fileURLToPath(new URL('noMistakes.ts', import.meta.url)),
};

/** Replaces React by Preact, entry by entry, and what is for development only. */
export function aliasesOf(runtime: Runtime): Alias[] {
  if (runtime === 'react') return [withoutMistakes];
  return [
    withoutMistakes,
    { find: /^react$/u, replacement: 'preact/compat' },
    { find: /^react-dom$/u, replacement: 'preact/compat' },
    { find: /^react-dom\/client$/u, replacement: 'preact/compat/client' },
    { find: /^react\/jsx-runtime$/u, replacement: 'preact/jsx-runtime' },
    { find: /^react\/jsx-dev-runtime$/u, replacement: 'preact/jsx-runtime' },
  ];
}
