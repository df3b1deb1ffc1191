import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** The style sheets and attributes of pages are the same on most of them. */
const hashes = new LRUCache<string, string>({
  max: 2000,
  maxSize: 4_000_000,
  sizeCalculation: (_, content) => content.length + 1,
  memoMethod: (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
});

/** The hashes that allow inline content in a policy, such as `sha256-…`. */
export function hashesOf(contents: readonly string[]): readonly string[] {
  return contents.map((content) => hashes.memo(content));
}

/** The hashes of the inline scripts of a built page. */
export function inlineScriptHashes(html: string): readonly string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/giu);
  const inline = Array.from(scripts, ({ groups }) => groups).filter(
    (groups) => !/\ssrc\s*=/iu.test(groups?.['attributes'] ?? ''),
  );
  return hashesOf(inline.map((groups) => groups?.['code'] ?? ''));
}
