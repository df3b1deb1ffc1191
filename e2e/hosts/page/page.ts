import { connectToHost, type ConnectionState, type HostConnection } from '@pawlet/bridge/guest';
import { createBrowserHost } from '@pawlet/core/host';
import type { ExactOrigin, HostMethodName } from '@pawlet/bridge';

/** A page of the shop with only the bridge, and the functions that a test calls. */
const upgrades: unknown[] = [];
const problems: string[] = [];
const states: ConnectionState['status'][] = [];
const routes: string[] = [];

/** The page that is registered to embed this one. */
const partner = new URLSearchParams(location.search).get('partner');

const bridge: HostConnection = connectToHost({
  fallback: createBrowserHost(),
  origins: partner === null ? [] : [partner as ExactOrigin],
  onUpgradeRequired: (request) => void upgrades.push(request),
  onProblem: (error) => void problems.push(`${error.code} ${error.message}`),
  onNavigate: (route) => {
    routes.push(route);
    return route !== '/pages/nowhere';
  },
});
bridge.state.subscribe(({ status }) => void states.push(status));

const probe = {
  bridge,
  upgrades,
  problems,
  states,
  routes,
  /** The whole state of the connection in one object. */
  look: () => ({
    state: bridge.state.get().status,
    transport: bridge.state.get().transport ?? null,
    context: bridge.context.get() ?? null,
  }),
  /** Calls a method as a widget would: only if it is available. */
  ask: async (name: HostMethodName, argument?: unknown) => {
    const method = bridge.ifAvailable(name) as ((argument?: unknown) => Promise<unknown>) | undefined;
    if (method === undefined) return 'refused';
    return method(argument);
  },
  /** Milliseconds of this many sequential calls. */
  roundTrips: async (count: number) => {
    const took: number[] = [];
    for (let call = 0; call < count; call += 1) {
      const started = performance.now();
      await bridge.calls.getLaunchContext();
      took.push(performance.now() - started);
    }
    return took;
  },
};

/** The test's interface in the page. */
export type Probe = typeof probe;

declare global {
  interface Window {
    probe?: Probe;
  }
}

window.probe = probe;

/** Reports the state of the connection to a partner's page. */
async function report(): Promise<void> {
  await bridge.ready;
  bridge.emit('pawlet:ready', { widget: `${bridge.gate('pay')} ${bridge.context.get()?.language}` });
  bridge.reportHeight(432);
}

if (partner !== null) void report();
