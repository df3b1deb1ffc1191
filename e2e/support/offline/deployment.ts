import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const built = join(process.cwd(), 'packages/shell/dist');

/** A storefront that can be redeployed while shoppers have it open. */
export interface Deployment {
  /** Folder that the store serves. */
  readonly folder: string;
  /**
   * Replaces the build with another: the same content, but every file has another name, and none of the old ones is
   * left.
   */
  deploy(): void;
  /** Path of the script that the page starts with now. */
  entry(): string;
  remove(): void;
}

/** Copies the built storefront. */
export function copyStorefront(): Deployment {
  const folder = mkdtempSync(join(tmpdir(), 'pawlet-storefront-'));
  cpSync(built, folder, { recursive: true });
  const assets = join(folder, 'assets');
  // The precompressed files would be served in place of the ones changed here.
  const removePacked = (): void => {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.(?:br|gz)$/u.test(file)) rmSync(join(folder, file));
  };
  removePacked();
  let count = 0;
  return {
    folder,
    deploy() {
      count += 1;
      const names = new Map(
        readdirSync(assets)
          .filter((name) => /-[\w-]{7,}\.(?:js|css)$/u.test(name))
          .map((name) => [name, name.replace(/\.(?<kind>js|css)$/u, `${count}.$<kind>`)]),
      );
      const pages = ['index.html', 'widget.html', 'sw.js'].map((name) => join(folder, name));
      for (const file of [...pages, ...Array.from(names.keys(), (name) => join(assets, name))]) {
        let text = readFileSync(file, 'utf8');
        for (const [name, next] of names) text = text.replaceAll(name, next);
        writeFileSync(file, text);
      }
      for (const [name, next] of names) renameSync(join(assets, name), join(assets, next));
    },
    entry() {
      const html = readFileSync(join(folder, 'index.html'), 'utf8');
      const path = /<script type="module"[^>]* src="(?<path>[^"]+)"/u.exec(html)?.groups?.['path'];
      if (path === undefined) throw new Error("The storefront's page has no script.");
      return path;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
