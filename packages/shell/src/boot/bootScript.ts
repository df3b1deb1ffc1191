import { createGuid } from '@pawlet/core/rules';
import { readStartParameters, stripStartParameters } from '@pawlet/core/session';
import { beginBootCall } from './bootCall.ts';
import type { StartRecord } from './startRecord.ts';

/*
 * Runs inline, before anything else is requested: takes the start-up parameters out of the address, so that no token
 * reaches the history, a log or a referrer, and begins the first call while the bundle is still on its way.
 */
const { href, origin } = location;
const start = readStartParameters(href);
const stripped = stripStartParameters(href);
if (stripped !== href) history.replaceState(history.state, '', stripped);

let call: StartRecord['call'];
try {
  call = beginBootCall({
    start,
    origin,
    storage: localStorage,
    fetch: (input, init) => fetch(input, init),
    createId: createGuid,
    now: Date.now(),
  });
} catch {
  // Blocked or damaged storage, or an old browser: the bundle asks by itself.
}
window.__pawletStart = { start, call };
