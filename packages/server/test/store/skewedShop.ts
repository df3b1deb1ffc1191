import process from 'node:process';
import { startServer } from '../../src/main.ts';

/**
 * The shop on a machine with a wrong clock, by PAWLET_TEST_SKEW milliseconds. SIGUSR2 moves the clock by PAWLET_TEST_JUMP
 * milliseconds while it runs.
 */
let skewMs = Number(process.env['PAWLET_TEST_SKEW'] ?? 0);
const readClock = Date.now.bind(Date);
Date.now = () => readClock() + skewMs;
process.on('SIGUSR2', () => {
  skewMs += Number(process.env['PAWLET_TEST_JUMP'] ?? 0);
});

await startServer({ environment: process.env, log: (line) => console.log(line) });
