import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const core = fileURLToPath(new URL('../../core/src/', import.meta.url));

/**
 * Puts the small translator and transport in the place of i18next and ky, which weigh 18 kB between them.
 * core's tests hold both pairs to the same behaviour.
 */
export function smallLibraries(): Alias[] {
  return [
    { find: /^\.\/i18nextEngine\.ts$/u, replacement: `${core}i18n/smallEngine.ts` },
    { find: /^\.\/kyTransport\.ts$/u, replacement: `${core}http/fetchTransport.ts` },
  ];
}
