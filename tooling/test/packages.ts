import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { checkEntries, listEntries } from '../release/checkEntries.ts';
import { lintPackage } from '../release/lintPackage.ts';
import { isForReactNative } from '../release/manifest.ts';
import { pack, publishedPackages, root } from '../release/pack.ts';

/**
 * Packs what will be published and runs publint and attw on the packages, as an outside user would, and imports their
 * entries in Node.
 */
const packed = mkdtempSync(join(tmpdir(), 'pawlet-pack-'));
try {
  for (const published of publishedPackages()) {
    const { folder, manifest } = published;
    const findings = [
      lintPackage(pack(published, packed)),
      isForReactNative(manifest)
        ? undefined
        : checkEntries(listEntries(join(root, folder), manifest.exports)),
    ].filter((finding) => finding !== undefined);
    for (const finding of findings) {
      console.error(finding);
      process.exitCode = 1;
    }
    if (isForReactNative(manifest))
      console.log(`packages: ${folder}: e2e/reactNative.test.ts imports its entries, since Node cannot`);
    console.log(`packages: ${folder} ${findings.length === 0 ? 'ok' : 'FAILED'}`);
  }
} finally {
  rmSync(packed, { recursive: true, force: true });
}
