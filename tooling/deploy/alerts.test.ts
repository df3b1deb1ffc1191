import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createPromMetrics } from '../../packages/server/src/adapters/promMetrics.ts';
import { clientCommands } from '../../packages/server/src/command-line/clientCommands.ts';

const folder = fileURLToPath(new URL('../../docs/monitoring/', import.meta.url));
const text = readFileSync(join(folder, 'alerts.yml'), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

const { groups } = parse(text) as { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** Names of all metrics that a node has. */
async function listMetrics(): Promise<ReadonlySet<string>> {
  const metrics = createPromMetrics({
    pool: () => ({ size: 20, total: 0, idle: 0, waiting: 0 }),
    cache: () => ({ hits: 0, misses: 0, bytes: 0 }),
    changes: () => ({
      isKnown: true,
      isListening: true,
      lookAgeSeconds: 0,
      changeAgeSeconds: undefined,
      losses: 0,
    }),
    spans: () => ({ sent: 0, lost: 0 }),
    replica: () => ({
      state: { state: 'ok', lagSeconds: 0 },
      reads: { replica: 0, primary: 0, failover: 0 },
      pool: { size: 20, total: 0, idle: 0, waiting: 0 },
    }),
  });
  const { text: exposed } = await metrics.expose({ isUp: true, seconds: 0 });
  return new Set(
    Array.from(exposed.matchAll(/^# TYPE (\S+) (\S+)$/gmu), ([, name = '', type = '']) =>
      type === 'histogram' ? `${name}_bucket` : name,
    ),
  );
}

describe('alert rules', () => {
  it('use only metrics that the shop has', async () => {
    const known = await listMetrics();
    const used = rules.flatMap(({ expr }) => expr.match(/pawlet_\w+/gu) ?? []);
    expect(used.length).toBeGreaterThan(rules.length);
    for (const name of used) expect(known).toContain(name);
  });

  it('are about metrics that the guide describes, all of them', async () => {
    const guide = readFileSync(join(folder, '../guides/administer.md'), 'utf8');
    const own = [...(await listMetrics())].filter((name) => name.startsWith('pawlet_'));
    expect(own.filter((name) => !guide.includes(`\`${name.replace(/_bucket$/u, '')}`))).toEqual([]);
  });

  it('are named once, and say how serious they are, what happened and what to do', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, labels, annotations, for: delay } of rules) {
      expect([alert, ['critical', 'warning']]).toEqual([alert, expect.arrayContaining([labels['severity']])]);
      expect(delay).toMatch(/^\d+[smh]$/u);
      expect([alert, Object.keys(annotations)]).toEqual([alert, ['summary', 'action']]);
      expect(annotations['action']).toMatch(/^[A-Z].{20,}\.$/u);
    }
  });

  it('name commands that there are', () => {
    const named = [...text.matchAll(/(?:command|run|with|at) "([a-z-]+)/gu)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(3);
    const known = clientCommands.map((command) => command.name);
    for (const name of named) expect(known).toContain(name);
  });

  const promtool = ['/usr/bin/promtool', process.env['PAWLET_PROMTOOL'] ?? ''].find((file) =>
    existsSync(file),
  );
  if (promtool === undefined)
    console.log(
      'SKIP: promtool does not check the alert rules: there is no /usr/bin/promtool (package prometheus), and PAWLET_PROMTOOL names none',
    );
  const run = (...args: readonly string[]) =>
    spawnSync(promtool ?? '', [...args], { encoding: 'utf8', cwd: folder });

  it.skipIf(promtool === undefined)('are accepted by promtool, and fire when they should', () => {
    const checked = run('check', 'rules', 'alerts.yml');
    expect(checked.stdout + checked.stderr).toContain(`SUCCESS: ${rules.length} rules found`);
    const tested = run('test', 'rules', 'alerts.test.yml');
    expect(tested.status, tested.stdout + tested.stderr).toBe(0);
  });

  it.skipIf(promtool === undefined)('would be refused with a misspelt function', () => {
    const scratch = mkdtempSync(join(tmpdir(), 'pawlet-alerts-'));
    try {
      const copy = join(scratch, 'alerts.yml');
      writeFileSync(copy, text.replace('histogram_quantile', 'histogram_quantil'));
      expect(run('check', 'rules', copy).status).not.toBe(0);
    } finally {
      rmSync(scratch, { recursive: true });
    }
  });
});
