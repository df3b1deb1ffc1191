import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { StartError, startServer } from '../../packages/server/src/main.ts';
import { storefrontFolder, root, storybookFolder } from './sources.ts';

/** The store on its usual port, and the storefront with hot reload in front of it. */
try {
  const store = await startServer({
    environment: process.env,
    storefrontFolder,
    storybookFolder,
    prefersDemo: true,
    log: (line) => console.log(line),
  });
  const vite = spawn('npx', ['vite'], {
    cwd: join(root, 'packages/shell'),
    stdio: 'inherit',
    env: { ...process.env, PAWLET_DEV_API: store.url },
  });
  vite.once('exit', (code) => process.exit(code ?? 0));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
