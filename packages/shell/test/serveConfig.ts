import type { Pawlet } from '@pawlet/core';
import type { ShopConfig } from '@pawlet/core/api';
import { vi } from 'vitest';
import { buildConfig } from '../../core/test/buildConfig.ts';

/** Gives a shop its whole config without a call; only what a test is about need be given. */
export function serveConfig({ config }: Pick<Pawlet, 'config'>, given: Partial<ShopConfig> = {}): void {
  const whole = buildConfig(given);
  config.store.setState({ status: 'ready', config: whole });
  vi.spyOn(config, 'load').mockResolvedValue(whole);
}
