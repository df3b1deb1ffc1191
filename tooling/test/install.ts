import process from 'node:process';
import { ensureBrowser, ensureEngines } from './ensureBrowser.ts';
import { ensureHosts } from './hosts.ts';
import { ensurePostgres } from './postgres.ts';

/** Installs the tests' missing dependencies on this machine; `--firefox` and `--webkit` add these engines. */
ensurePostgres();
ensureHosts();
ensureBrowser();
ensureEngines((['firefox', 'webkit'] as const).filter((engine) => process.argv.includes(`--${engine}`)));
