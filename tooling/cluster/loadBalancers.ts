import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../packages/server/test/store/storeProcess.ts';
import type { DatabaseNode } from './databaseNodes.ts';
import { type Keeper, waitFor } from './keeper.ts';

/** Longer than two checks. */
const checksMs = 1500;

/** Ports of HAProxy in front of the database nodes. */
export interface DatabasePorts {
  /** Leads to the primary. */
  readonly primary: number;
  /** Leads to any of the standbys. */
  readonly standbys: number;
}

/** Starts HAProxy in front of the database nodes. */
export async function startDatabaseBalancer(
  keeper: Keeper,
  haproxy: string,
  nodes: readonly DatabaseNode[],
): Promise<DatabasePorts> {
  const [port, standbys] = [await freePort(), await freePort()];
  const servers = nodes
    .map(
      ({ name, port: own, restPort }) =>
        `  server ${name} 127.0.0.1:${own} maxconn 140 check port ${restPort}`,
    )
    .join('\n');
  const config = `
global
  maxconn 2000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers}
listen standbys
  bind 127.0.0.1:${standbys}
  balance leastconn
  option httpchk OPTIONS /replica
  http-check expect status 200
  # A standby that is promoted keeps its connections: it has all that it served.
  default-server inter 500ms fall 2 rise 1
${servers}
`;
  startHaproxy(keeper, haproxy, 'haproxy-database', config);
  // Until the first checks are done it takes every server for the primary.
  await pause(checksMs);
  await waitFor('HAProxy of the database', () => hasRole(port, 'primary'), { limitMs: 10_000 });
  await waitFor('HAProxy of the standbys', () => hasRole(standbys, 'standby'), { limitMs: 10_000 });
  return { primary: port, standbys };
}

/** Starts HAProxy in front of the shop's nodes; returns its port. */
export async function startShopBalancer(
  keeper: Keeper,
  haproxy: string,
  ports: readonly number[],
): Promise<number> {
  const port = await freePort();
  const servers = ports.map((own, place) => `  server shop${place + 1} 127.0.0.1:${own} check`).join('\n');
  const config = `
global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 40s
  timeout check 2s
  timeout queue 10s
  timeout http-keep-alive 60s
  option http-keep-alive
  option redispatch 1
  retries 3
frontend shop
  bind 127.0.0.1:${port}
  # A write that may have been done is not sent a second time: the shopper's page repeats it with its key.
  http-request disable-l7-retry unless { method GET HEAD }
  # When no node has its database, those that run still send what they have cached.
  use_backend running if { nbsrv(nodes) eq 0 }
  default_backend nodes
backend nodes
  balance leastconn
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  option forwardfor
  # A read that a lost node does not answer goes to another one.
  http-request set-timeout server 4s if { method GET HEAD }
  retry-on conn-failure empty-response response-timeout 502 503 504
  default-server inter 500ms fastinter 250ms fall 2 rise 1 maxconn 200
${servers}
backend running
  balance leastconn
  option httpchk
  http-check send meth GET uri /healthz ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  option forwardfor
  # A node that loses its database may close a connection that a read has just been sent on; and another may have cached
  # what this one has not.
  http-request set-timeout server 4s if { method GET HEAD }
  retry-on conn-failure empty-response response-timeout 503
  default-server inter 500ms fall 2 rise 1 maxconn 200
${servers}
`;
  startHaproxy(keeper, haproxy, `haproxy-shop-${ports.length}-${port}`, config);
  await waitFor('HAProxy of the shop', () => canConnect(port), { limitMs: 10_000 });
  return port;
}

function startHaproxy(keeper: Keeper, haproxy: string, name: string, config: string): void {
  const file = join(keeper.folder, `${name}.cfg`);
  writeFileSync(file, config);
  // In the foreground, without a master process.
  keeper.start(name, [haproxy, '-db', '-f', file]);
}

async function hasRole(port: number, role: 'primary' | 'standby'): Promise<boolean> {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    return rows[0]?.standby === (role === 'standby');
  } catch {
    // Not yet.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // Nobody listens yet.
    return false;
  } finally {
    socket.destroy();
  }
}
