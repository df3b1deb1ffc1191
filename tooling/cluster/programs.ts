import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { execFileSync } from 'node:child_process';
import { canInstallDebianPackages, installDebianPackages } from '../test/debianPackages.ts';
import type { ProgramUser } from './keeper.ts';

/** The programs of the cluster. */
export interface ClusterPrograms {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  /** Folder of PostgreSQL's binaries. */
  readonly postgres: string;
  /** User of PostgreSQL and etcd: PostgreSQL refuses to run as root. Undefined where the run is not root's. */
  readonly user: ProgramUser | undefined;
}

interface Needed {
  readonly packages: readonly string[];
  readonly find: () => string | undefined;
}

const firstThatExists = (...files: readonly string[]) => files.find((file) => existsSync(file));

const needed: Readonly<Record<'etcd' | 'patroni' | 'haproxy' | 'postgres', Needed>> = {
  etcd: { packages: ['etcd-server'], find: () => firstThatExists('/usr/bin/etcd') },
  patroni: {
    packages: ['patroni', 'python3-etcd', 'python3-psycopg2'],
    find: () => firstThatExists('/usr/bin/patroni'),
  },
  haproxy: { packages: ['haproxy'], find: () => firstThatExists('/usr/sbin/haproxy') },
  postgres: { packages: ['postgresql'], find: findPostgres },
};

function findPostgres(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const known = existsSync(versions)
    ? readdirSync(versions)
        .map(Number)
        .toSorted((a, b) => b - a)
    : [];
  return known
    .map((version) => join(versions, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_rewind')));
}

/** Finds the programs, and installs missing ones as root on Debian; throws with the packages that are missing. */
export function findPrograms(): ClusterPrograms {
  const names = Object.keys(needed) as (keyof typeof needed)[];
  const missing = () => names.filter((name) => needed[name].find() === undefined);
  const packages = missing().flatMap((name) => needed[name].packages);
  if (packages.length > 0 && canInstallDebianPackages()) installDebianPackages(packages);
  const stillMissing = missing();
  if (stillMissing.length > 0)
    throw new Error(
      `cluster: ${stillMissing.join(', ')} missing. On Debian: apt-get install ${stillMissing.flatMap((name) => needed[name].packages).join(' ')}`,
    );
  return {
    etcd: needed.etcd.find() ?? '',
    patroni: needed.patroni.find() ?? '',
    haproxy: needed.haproxy.find() ?? '',
    postgres: needed.postgres.find() ?? '',
    user: process.getuid?.() === 0 ? { uid: readId('-u'), gid: readId('-g') } : undefined,
  };
}

function readId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());
}
