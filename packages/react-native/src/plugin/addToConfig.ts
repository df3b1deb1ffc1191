import type { ExpoConfig } from 'expo/config';
import type { CheckedOptions } from './readPluginOptions.ts';
import { wallets } from './wallets.ts';

type Filters = NonNullable<NonNullable<ExpoConfig['android']>['intentFilters']>;

/** Adds to the app's configuration what Expo itself turns into native files. */
export function addToConfig(config: ExpoConfig, options: CheckedOptions): ExpoConfig {
  const { origin, wallets: chosen, cameraPermission, microphonePermission } = options;
  const [, scheme = '', host = '', port] = /^(https?):\/\/(\[[^\]]+\]|[^:]+)(?::(\d+))?$/u.exec(origin) ?? [];
  const isLinked = options.hasDeepLinks && scheme === 'https';
  const { ios = {}, android = {} } = config;
  const infoPlist = ios.infoPlist ?? {};
  const queried: unknown = infoPlist['LSApplicationQueriesSchemes'];
  const schemes = chosen.flatMap((name) => wallets[name].iosSchemes);
  const filters = android.intentFilters ?? [];
  return {
    ...config,
    ios: {
      ...ios,
      infoPlist: {
        ...infoPlist,
        ...(schemes.length === 0
          ? {}
          : {
              LSApplicationQueriesSchemes: unique([
                ...(Array.isArray(queried) ? queried.map(String) : []),
                ...schemes,
              ]),
            }),
        ...(cameraPermission === undefined ? {} : { NSCameraUsageDescription: cameraPermission }),
        ...(microphonePermission === undefined ? {} : { NSMicrophoneUsageDescription: microphonePermission }),
      },
      ...(isLinked
        ? {
            associatedDomains: unique([
              ...(ios.associatedDomains ?? []),
              `applinks:${host}${port === undefined ? '' : `:${port}`}`,
            ]),
          }
        : {}),
    },
    android: {
      ...android,
      ...(isLinked
        ? { intentFilters: withFilter(filters, { scheme, host, ...(port === undefined ? {} : { port }) }) }
        : {}),
    },
  };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function withFilter(filters: Filters, data: Readonly<Record<string, string>>): Filters {
  const added = { action: 'VIEW', autoVerify: true, data: [data], category: ['BROWSABLE', 'DEFAULT'] };
  const text = JSON.stringify(added);
  return filters.some((filter) => JSON.stringify(filter) === text) ? filters : [...filters, added];
}
