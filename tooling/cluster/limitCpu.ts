import { existsSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackages } from '../test/debianPackages.ts';
import type { Keeper, Program } from './keeper.ts';
import type { ShopNode } from './shopNodes.ts';

const cpulimit = '/usr/bin/cpulimit';

/**
 * Bounds the CPU of a node to a share of a core by Debian's cpulimit, which stops and continues it: control groups are
 * not available in every container. Installs it where that is possible; otherwise throws.
 */
export function limitCpu(keeper: Keeper, shop: ShopNode, cores: number): Program {
  if (!existsSync(cpulimit) && canInstallDebianPackages()) installDebianPackages(['cpulimit']);
  if (!existsSync(cpulimit)) throw new Error('cluster: cpulimit is missing: apt-get install cpulimit');
  const pid = shop.pid();
  if (pid === undefined) throw new Error(`cluster: ${shop.name} does not run`);
  return keeper.start(`cpulimit-${shop.name}`, [
    cpulimit,
    `--limit=${Math.round(cores * 100)}`,
    `--pid=${pid}`,
    '--lazy',
  ]);
}
