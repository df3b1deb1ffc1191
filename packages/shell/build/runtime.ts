import type { Alias } from 'vite';

/** What draws the mall: Preact in production, React as the smoke test's second build. */
export type Runtime = 'preact' | 'react';

/** Reads the runtime from the environment. */
export function readRuntime(name: string | undefined): Runtime {
  return name === 'react' ? 'react' : 'preact';
}

/** Replaces React by Preact, entry by entry and nothing else. */
export function aliasesOf(runtime: Runtime): Alias[] {
  if (runtime === 'react') return [];
  return [
    { find: /^react$/u, replacement: 'preact/compat' },
    { find: /^react-dom$/u, replacement: 'preact/compat' },
    { find: /^react-dom\/client$/u, replacement: 'preact/compat/client' },
    { find: /^react\/jsx-runtime$/u, replacement: 'preact/jsx-runtime' },
    { find: /^react\/jsx-dev-runtime$/u, replacement: 'preact/jsx-runtime' },
  ];
}
