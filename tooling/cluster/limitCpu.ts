import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Keeper } from './keeper.ts';
import type { ShopNode } from './shopNodes.ts';

/** A bound on the CPU of a node. */
export interface CpuLimit {
  /** Lets the node use all CPU again. */
  end(): void;
}

/** Short, so that a node that has used its share waits for milliseconds only. */
const periodUs = 10_000;

/** The control groups of a Linux in either version: where groups are made, and how one is bounded. */
interface ControlGroups {
  readonly root: string;
  bound(group: string, quotaUs: number): void;
}

const versions: readonly (ControlGroups & { readonly isUsable: () => boolean })[] = [
  {
    root: '/sys/fs/cgroup/cpu',
    isUsable: () => existsSync('/sys/fs/cgroup/cpu/tasks'),
    bound(group, quotaUs) {
      writeFileSync(join(group, 'cpu.cfs_period_us'), String(periodUs));
      writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quotaUs));
    },
  },
  {
    root: '/sys/fs/cgroup',
    isUsable: () => readIfThere('/sys/fs/cgroup/cgroup.controllers').split(/\s/u).includes('cpu'),
    bound(group, quotaUs) {
      writeFileSync('/sys/fs/cgroup/cgroup.subtree_control', '+cpu');
      writeFileSync(join(group, 'cpu.max'), `${quotaUs} ${periodUs}`);
    },
  },
];

/**
 * Bounds the CPU of a node to a share of a core by a control group of Linux; throws where this process may not make
 * one, as in most containers.
 */
export function limitCpu(keeper: Keeper, shop: ShopNode, cores: number): CpuLimit {
  const pid = shop.pid();
  if (pid === undefined) throw new Error(`cluster: ${shop.name} does not run`);
  const groups = versions.find(({ isUsable }) => isUsable());
  if (groups === undefined) throw new Error('cluster: this system has no control groups for CPU');
  const group = join(groups.root, `pawlet-cluster-${process.pid}-${shop.name}`);
  let isEnded = false;
  const end = () => {
    if (isEnded) return;
    isEnded = true;
    try {
      for (const member of readIfThere(join(group, 'cgroup.procs')).split('\n').filter(Boolean))
        writeFileSync(join(groups.root, 'cgroup.procs'), member);
      rmdirSync(group);
    } catch (error) {
      console.warn(`cluster: the control group ${group} stays: ${String(error)}`);
    }
  };
  try {
    mkdirSync(group);
    groups.bound(group, Math.round(cores * periodUs));
    writeFileSync(join(group, 'cgroup.procs'), String(pid));
  } catch (error) {
    throw new Error('cluster: the CPU of a node can be bounded only by root, outside of a container', {
      cause: error,
    });
  }
  keeper.atEnd(end);
  return { end };
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
