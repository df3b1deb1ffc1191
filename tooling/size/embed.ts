import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The weights of the embed script in kB, brotli. */
export interface EmbedWeights {
  readonly loader: number;
  /** Everything that a partner's page loads before its first product card is on screen. */
  readonly card: number;
}

/** Measures the embed script in a built storefront. */
export function weighEmbed(dist: string): EmbedWeights {
  const { base } = JSON.parse(readFileSync(join(dist, 'embed/v1/integrity.json'), 'utf8')) as {
    readonly base: string;
  };
  const folder = join(dist, base);
  const weigh = (name: string): number => brotliCompressSync(readFileSync(join(folder, name))).length / 1000;
  const names = readdirSync(folder);
  const heaviest = (pattern: RegExp): number => {
    const found = names.filter((name) => pattern.test(name)).map((name) => weigh(name));
    if (found.length === 0) throw new Error(`size: ${folder} has no file for ${pattern.source}`);
    return Math.max(...found);
  };
  const loader = weigh('pawlet.js');
  return { loader, card: loader + heaviest(/^card-.*\.js$/u) };
}
