import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { lintPackage } from '../release/lintPackage.ts';
import { pack, publishedPackages } from '../release/pack.ts';

/** Packs what will be published and runs publint and attw on the packages, as an outside user would. */
const packed = mkdtempSync(join(tmpdir(), 'pawlet-pack-'));
try {
  for (const published of publishedPackages()) {
    const finding = lintPackage(pack(published, packed));
    if (finding !== undefined) {
      console.error(finding);
      process.exitCode = 1;
    }
    console.log(`packages: ${published.folder} ${finding === undefined ? 'ok' : 'FAILED'}`);
  }
} finally {
  rmSync(packed, { recursive: true, force: true });
}
