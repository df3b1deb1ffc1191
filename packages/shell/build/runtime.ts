import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

/** The storefront's rendering library: Preact in production, React as the smoke test's second build. */
export type Runtime = 'preact' | 'react';

/** Reads the runtime from the environment. */
export function readRuntime(name: string | undefined): Runtime {
  return name === 'react' ? 'react' : 'preact';
}

/**
 * Messages for developers who integrate the packages are not part of production builds. The function that reports them
 * is empty then, but across files a bundler detects that too late to remove its arguments.
 */
const withoutMistakes: Alias = {
  find: /^.*\/reportMistake\.ts$/u,
  replacement: fileURLToPath(new URL('noMistakes.ts', import.meta.url)),
};

/** Replaces React by Preact, entry by entry. */
export const preactAliases: readonly Alias[] = [
  { find: /^react$/u, replacement: 'preact/compat' },
  { find: /^react-dom$/u, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/u, replacement: 'preact/compat/client' },
  { find: /^react-dom\/server$/u, replacement: 'preact/compat/server' },
  { find: /^react\/jsx-runtime$/u, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/u, replacement: 'preact/jsx-runtime' },
];

/** Replaces React by Preact, and removes development-only code. */
export function getAliases(runtime: Runtime): Alias[] {
  return runtime === 'react' ? [withoutMistakes] : [withoutMistakes, ...preactAliases];
}
