import process from 'node:process';
import { startServer } from '../../src/main.ts';

/** The shop on a machine with a wrong clock, by PAWLET_TEST_SKEW milliseconds. */
const skewMs = Number(process.env['PAWLET_TEST_SKEW']);
const readClock = Date.now.bind(Date);
Date.now = () => readClock() + skewMs;

await startServer({ environment: process.env, log: (line) => console.log(line) });
