import { createHash } from 'node:crypto';

/** The hashes that allow inline content in a policy, such as `sha256-…`. */
export function hashesOf(contents: readonly string[]): readonly string[] {
  return contents.map((content) => `sha256-${createHash('sha256').update(content).digest('base64')}`);
}

/** The hashes of the inline scripts of a built page. */
export function inlineScriptHashes(html: string): readonly string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/giu);
  const inline = Array.from(scripts, ({ groups }) => groups).filter(
    (groups) => !/\ssrc\s*=/iu.test(groups?.['attributes'] ?? ''),
  );
  return hashesOf(inline.map((groups) => groups?.['code'] ?? ''));
}
