import type { Settings } from '../http/settings.ts';
import type { ServerConfig } from './environment.ts';

/** The settings of a shop that listens at a port of this machine. */
export function toSettings(config: ServerConfig, port: number): Settings {
  const local = `http://localhost:${port}`;
  const publicOrigin = config.publicOrigin ?? local;
  const numeric = `http://127.0.0.1:${port}`;
  return {
    publicOrigin,
    alternateOrigins:
      config.demo === 'private' ? [local, numeric].filter((origin) => origin !== publicOrigin) : [],
    partnerOrigins: config.partnerOrigins,
    apiOrigins: config.apiOrigins,
    cloudOrigin: config.cloudOrigin,
    siteDomains: config.siteDomains,
    minAppVersion: config.minAppVersion,
    appStores: config.appStores,
    mapTiles: config.mapTiles,
    brand: config.brand,
    isDemo: config.demo !== 'off',
    isPublicDemo: config.demo === 'public',
    codesPerDay: config.codesPerDay,
    translatedCharactersPerDay: config.translatedCharactersPerDay,
    autopilotDelaySeconds: config.autopilotDelaySeconds,
  };
}
