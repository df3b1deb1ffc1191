import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cryptoRandom } from '../src/adapters/cryptoRandom.ts';
import { checkEnvironment } from '../src/adapters/doctor/checkEnvironment.ts';
import { judgeConnections } from '../src/adapters/doctor/checkConnections.ts';
import { judgeDisk } from '../src/adapters/doctor/checkMachine.ts';
import { diagnose } from '../src/adapters/doctor/diagnose.ts';
import { readEnvironment } from '../src/adapters/environment.ts';
import { createSecretBox } from '../src/adapters/secretBox.ts';
import type { Database } from '../src/db/database.ts';
import { operatorLogs } from '../src/db/schema/audit.ts';
import { shopContents } from '../src/db/schema/shopContent.ts';
import { addEndpoint } from '../src/modules/webhook/endpoints.ts';
import { runOperator } from '../src/operator.ts';
import type { Finding } from '../src/ports/doctor.ts';
import { createTestHome, type TestHome } from './store/home.ts';
import { type MailServer, startMailServer } from './store/mailServer.ts';
import { freePort, startStoreProcess } from './store/storeProcess.ts';

const secretKey = '5b1e'.repeat(16);
let home: TestHome;
let mail: MailServer;
/** A shop without mistakes, except that it has the content of the demo. */
let sound: Record<string, string>;

beforeAll(async () => {
  home = await createTestHome();
  mail = await startMailServer();
  sound = {
    ...home.environment,
    PAWLET_DATA_DIR: home.folder,
    PAWLET_DEMO: '0',
    HOST: '0.0.0.0',
    PAWLET_PUBLIC_ORIGIN: 'https://shop.example',
    PAWLET_TRUSTED_PROXIES: '10.0.0.5',
    PAWLET_OPERATOR_SECRET: '7d0f1b6a2c94e853afb1d2c3',
    PAWLET_SECRET_KEY: secretKey,
    PAWLET_SMTP_URL: mail.url,
    PAWLET_MAIL_FROM: 'shop@shop.example',
    PAWLET_PINGPONG_CLIENT_ID: 'client1',
    PAWLET_PINGPONG_ACC_ID: 'client1001',
    PAWLET_PINGPONG_SALT: 'grain-of-salt',
  };
  await home.visit(noteBackup);
}, 60_000);
afterAll(async () => {
  await mail.close();
  await home.remove();
});

/** Logs a back-up of now. */
async function noteBackup(db: Database): Promise<void> {
  await db.insert(operatorLogs).values({
    actor: 'anna',
    command: 'backup',
    arguments: [],
    outcome: 'done',
    createtime: Math.floor(Date.now() / 1000),
  });
}

/** Adds a webhook whose key is encrypted with a key of the shop. */
async function addSealedWebhook(db: Database, key: string): Promise<void> {
  const { secretKeys } = readEnvironment({ PAWLET_SECRET_KEY: key }, '/');
  await addEndpoint(
    db,
    { url: 'https://erp.example/', sup: '' },
    { random: cryptoRandom, now: 1, secrets: createSecretBox(secretKeys) },
  );
}

/** Another shop, with a mistake in its database. */
async function openSpoiled(spoil: (db: Database) => Promise<unknown>) {
  const spoiled = await createTestHome();
  await spoiled.visit(async (db) => {
    await noteBackup(db);
    await spoil(db);
  });
  const place = { ...spoiled.environment, PAWLET_DATA_DIR: spoiled.folder };
  return { place, remove: () => spoiled.remove() };
}

interface Report {
  readonly isFit: boolean;
  readonly findings: readonly Finding[];
}

async function examine(changes: Readonly<Record<string, string>> = {}) {
  const environment = { ...sound, ...changes };
  const { text, exitCode } = await runOperator(['doctor', '--json'], environment, home.folder);
  return { ...(JSON.parse(text) as Report), text, exitCode };
}

/** The findings that the content of the demo does not cause. */
async function listMistakes(changes: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const { findings } = await examine(changes);
  return findings
    .filter(({ level, area }) => level !== 'ok' && area !== 'content' && area !== 'sms')
    .map(({ level, area }) => `${level} ${area}`);
}

const isServer = process.env['PAWLET_TEST_DATABASE_URL'] !== undefined;
if (isServer) console.log('SKIP: back-ups and folders of the embedded database, on PostgreSQL');

interface Mistake {
  readonly name: string;
  readonly environment?: () => Record<string, string> | Promise<Record<string, string>>;
  readonly inDatabase?: (db: Database) => Promise<unknown>;
  readonly found: string;
  readonly says: RegExp;
  readonly onlyEmbedded?: true;
}

const mistakes: readonly Mistake[] = [
  {
    name: 'a value that cannot be read',
    environment: () => ({ PORT: 'eighty' }),
    found: 'wrong settings',
    says: /PORT.*eighty/u,
  },
  {
    name: 'an address without encryption',
    environment: () => ({ PAWLET_PUBLIC_ORIGIN: 'http://shop.example' }),
    found: 'wrong origin',
    says: /not encrypted/u,
  },
  {
    name: 'an address of this machine',
    environment: () => ({ PAWLET_PUBLIC_ORIGIN: 'http://localhost:8787', PAWLET_TRUSTED_PROXIES: '' }),
    found: 'wrong origin',
    says: /PAWLET_PUBLIC_ORIGIN/u,
  },
  {
    name: 'a proxy that is not known',
    environment: () => ({ PAWLET_TRUSTED_PROXIES: '' }),
    found: 'wrong proxy',
    says: /PAWLET_TRUSTED_PROXIES is empty/u,
  },
  {
    name: 'half of the internet as a proxy',
    environment: () => ({ PAWLET_TRUSTED_PROXIES: '10.0.0.5,0.0.0.0/1' }),
    found: 'wrong proxy',
    says: /public networks/u,
  },
  {
    name: 'a mail server that does not respond',
    environment: async () => ({ PAWLET_SMTP_URL: `smtp://user:hunter2@127.0.0.1:${await freePort()}` }),
    found: 'wrong mail',
    says: /does not accept emails \(.+\)/u,
  },
  {
    name: 'a receiver of traces that does not respond',
    environment: async () => ({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=hunter2',
    }),
    found: 'wrong traces',
    says: /does not accept them \(ECONNREFUSED\)/u,
  },
  {
    name: 'no payment account',
    environment: () => ({
      PAWLET_PINGPONG_CLIENT_ID: '',
      PAWLET_PINGPONG_ACC_ID: '',
      PAWLET_PINGPONG_SALT: '',
    }),
    found: 'missing payment',
    says: /nobody can pay/u,
  },
  {
    name: 'a database that cannot be reached',
    environment: async () => ({ DATABASE_URL: `postgres://shop:hunter2@127.0.0.1:${await freePort()}/shop` }),
    found: 'wrong database',
    says: /cannot be reached \(ECONNREFUSED\)/u,
  },
  {
    name: 'a secret that can be guessed',
    environment: () => ({ PAWLET_OPERATOR_SECRET: 'a'.repeat(24) }),
    found: 'risky secrets',
    says: /PAWLET_OPERATOR_SECRET/u,
  },
  {
    name: 'no key for stored secrets',
    environment: () => ({ PAWLET_SECRET_KEY: '' }),
    found: 'missing secrets',
    says: /PAWLET_SECRET_KEY.*openssl rand -hex 32/u,
  },
  {
    name: 'another key than the one that encrypted stored secrets',
    inDatabase: (db) => addSealedWebhook(db, 'a2c4'.repeat(16)),
    found: 'wrong secrets',
    says: /1 of 1 stored secrets .* lacks the key that encrypted them/u,
  },
  {
    name: 'tables of an earlier release',
    inDatabase: (db) =>
      db.execute(
        sql`update drizzle.__drizzle_migrations set hash = 'x' || hash where id = (select max(id) from drizzle.__drizzle_migrations)`,
      ),
    found: 'wrong schema',
    says: /older than this release: 1 of \d+/u,
  },
  {
    name: 'an invalid setting',
    inDatabase: (db) => db.insert(shopContents).values({ name: 'orders.unpaidMinutes', value: 'soon' }),
    found: 'wrong settings',
    says: /settings orders\.unpaidMinutes default/u,
  },
  {
    name: 'a partner without encryption',
    environment: () => ({ PAWLET_PARTNER_ORIGINS: 'http://partner.example,http://localhost:3000' }),
    found: 'risky origin',
    says: /without encryption .*: http:\/\/partner\.example\./u,
  },
  {
    name: 'partners of the environment that the setting replaces',
    environment: () => ({ PAWLET_PARTNER_ORIGINS: 'https://one.example,https://two.example' }),
    inDatabase: (db) =>
      db
        .insert(shopContents)
        .values({ name: 'shop.partnerOrigins', value: ['https://two.example', 'https://three.example'] }),
    found: 'risky origin',
    says: /lists https:\/\/one\.example, which may not embed/u,
  },
  {
    name: 'no back-up',
    inDatabase: (db) => db.delete(operatorLogs).where(eq(operatorLogs.command, 'backup')),
    found: 'missing backup',
    says: /never been a backup/u,
    onlyEmbedded: true,
  },
];

describe('doctor of a stopped shop', () => {
  it('finds nothing wrong with a sound set-up', async () => {
    expect(await listMistakes()).toEqual(isServer ? ['risky uploads', 'risky backup'] : []);
  });

  it('prints lines, the most serious first, and a summary', async () => {
    const { text, exitCode } = await runOperator(['doctor'], sound, home.folder);
    expect(text).toMatch(/^missing content {3}The shop has no name/u);
    expect(text).toMatch(/^ok {6}mail {6}The mail server 127\.0\.0\.1 accepts/mu);
    expect(text).toMatch(/\n\n4 missing, \d+ risky, \d+ ok\.$/u);
    expect(exitCode).toBe(1);
  });

  it('explains its arguments', async () => {
    const { text, exitCode } = await runOperator(['doctor', 'more'], sound, home.folder);
    expect([text, exitCode]).toEqual(['Usage: doctor [--json]', 1]);
  });

  it.each(mistakes.filter(({ onlyEmbedded }) => onlyEmbedded !== true || !isServer))(
    'names $name',
    async ({ environment, inDatabase, found, says }) => {
      const spoiled = inDatabase === undefined ? undefined : await openSpoiled(inDatabase);
      try {
        const { findings, text, exitCode, isFit } = await examine({
          ...spoiled?.place,
          ...(await environment?.()),
        });
        const [level, area] = found.split(' ');
        const named = findings.filter((one) => one.level === level && one.area === area);
        expect(named.map((one) => one.text).join('\n'), text).toMatch(says);
        expect([isFit, exitCode]).toEqual([false, 1]);
        expect(text).not.toMatch(/hunter2|grain-of-salt/u);
      } finally {
        await spoiled?.remove();
      }
    },
    60_000,
  );

  it('names files that other users can read', async () => {
    const spoiled = path.join(home.folder, 'open');
    await mkdir(spoiled);
    const file = path.join(spoiled, 'operator.json');
    // Nothing listens there: an earlier process was killed.
    await writeFile(file, JSON.stringify({ url: `http://127.0.0.1:${await freePort()}`, secret: 'x' }));
    await chmod(file, 0o644);
    const { findings } = await examine({ PAWLET_DATA_DIR: spoiled });
    expect(findings.find(({ area, level }) => area === 'secrets' && level === 'wrong')?.text).toContain(
      `chmod 600 ${file}`,
    );
  });

  it.skipIf(isServer)('names an empty folder', async () => {
    const empty = path.join(home.folder, 'empty');
    await mkdir(empty);
    const { findings } = await examine({ PAWLET_DATA_DIR: empty });
    expect(findings.find(({ area }) => area === 'database')).toMatchObject({ level: 'missing' });
  });
});

it('reports what the environment alone shows about a shop of several nodes', () => {
  const config = readEnvironment(
    { ...sound, PAWLET_OPERATOR_SECRET: '', DATABASE_URL: 'postgres://shop:postgres@db.example/shop' },
    '/shop',
  );
  const risks = checkEnvironment(config).filter(({ level }) => level === 'risky');
  expect(risks.map(({ area, text }) => `${area}: ${text}`)).toEqual([
    expect.stringMatching(/^sms: /u),
    expect.stringMatching(/^uploads: .*PAWLET_S3_ENDPOINT/u),
    expect.stringMatching(/^secrets: Each node has another operator secret/u),
    expect.stringMatching(/^secrets: The password of the database on db\.example/u),
    expect.stringMatching(/^database: .*sslmode=verify-full/u),
  ]);
});

it('reports an open demo', () => {
  const config = readEnvironment(
    { PAWLET_DEMO: 'public', PAWLET_PUBLIC_ORIGIN: 'https://demo.example' },
    '/shop',
  );
  expect(checkEnvironment(config)[0]).toMatchObject({ area: 'mode', level: 'risky' });
});

it('compares the clock of the machine with the database’s', async () => {
  await home.visit(async (db) => {
    for (const [aheadMs, level] of [
      [0, 'ok'],
      [10_000, 'risky'],
      [-10_000, 'risky'],
      [120_000, 'wrong'],
    ] as const) {
      const machine = { nowMs: () => Date.now() + aheadMs };
      const findings = await diagnose(readEnvironment(sound, home.folder), db, machine);
      expect(findings.find(({ area }) => area === 'clock')).toMatchObject({ level });
    }
  });
});

it.each([
  [100, 'wrong'],
  [1000, 'risky'],
  [10_000, 'ok'],
])('judges %i MB of free disk', (megabytes, level) => {
  expect(judgeDisk('/data', megabytes * 1024 * 1024)).toMatchObject({ level });
});

it.each([
  [
    { nodes: 1, perNode: 22, admitted: 97 },
    'ok',
    'Up to 22 connections are needed (nodes: 1), and PostgreSQL admits 97.',
  ],
  [{ nodes: 3, perNode: 22, admitted: 88 }, 'ok', 'Up to 66 connections are needed (nodes: 3)'],
  [{ nodes: 3, perNode: 22, admitted: 87 }, 'risky', 'one node more'],
  [{ nodes: 4, perNode: 22, admitted: 88 }, 'risky', 'one node more'],
  [{ nodes: 5, perNode: 22, admitted: 97 }, 'wrong', 'PAWLET_DATABASE_CONNECTIONS'],
])('judges the connections of %o', (need, level, says) => {
  expect(judgeConnections(need)).toMatchObject({ level, text: expect.stringContaining(says) as string });
});

it('reports the set-up of the running shop, whatever the terminal’s is', async () => {
  const node = await startStoreProcess({
    dataFolder: home.folder,
    environment: { ...sound, PAWLET_DEMO: '0', HOST: '127.0.0.1', PAWLET_TRUSTED_PROXIES: '' },
  });
  try {
    const { findings } = await examine({ PAWLET_TRUSTED_PROXIES: '10.0.0.5' });
    expect(findings.find(({ area }) => area === 'proxy')).toMatchObject({ level: 'wrong' });
    expect(findings.find(({ area }) => area === 'schema')).toMatchObject({ level: 'ok' });
  } finally {
    await node.end('SIGTERM');
  }
}, 60_000);
