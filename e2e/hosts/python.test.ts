import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeReplay } from './support/replaySuite.ts';

const python = '/usr/bin/python3';
const script = fileURLToPath(new URL('support/replay.py', import.meta.url));

describeReplay('Python', () =>
  existsSync(python) ? { command: python, parameters: ['-B', script] } : `there is no ${python}`,
);
