import process from 'node:process';
import { ensureBrowser, ensureEngines } from './ensureBrowser.ts';
import { ensureHosts } from './hosts.ts';
import { ensurePostgres } from './postgres.ts';

/** Installs what the tests need of this machine where it is missing; `--engines` asks for Firefox and WebKit too. */
ensurePostgres();
ensureHosts();
ensureBrowser();
if (process.argv.includes('--engines')) ensureEngines();
