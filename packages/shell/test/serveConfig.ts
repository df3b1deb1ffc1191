import type { Pawlet } from '@pawlet/core';
import type { ShopConfig } from '@pawlet/core/api';
import { vi } from 'vitest';
import { buildConfig } from '../../core/test/buildConfig.ts';

/** Provides a shop's whole configuration without a call; only the values that matter for a test need to be set. */
export function serveConfig({ config }: Pick<Pawlet, 'config'>, given: Partial<ShopConfig> = {}): void {
  const whole = buildConfig(given);
  config.store.setState({ status: 'ready', config: whole });
  vi.spyOn(config, 'load').mockResolvedValue(whole);
}
