/* The part of Expo that the config plugin uses: see react-native.d.ts. */
declare module 'expo/config' {
  export interface ExpoConfig {
    readonly name: string;
    readonly ios?: {
      readonly infoPlist?: Record<string, unknown>;
      readonly associatedDomains?: string[];
    };
    readonly android?: {
      readonly intentFilters?: {
        readonly action: string;
        readonly autoVerify?: boolean;
        readonly data?: { scheme?: string; host?: string; port?: string }[];
        readonly category?: string[];
      }[];
    };
  }
}

declare module 'expo/config-plugins' {
  import type { ExpoConfig } from 'expo/config';

  interface Named {
    $: { 'android:name': string };
  }
  interface AndroidManifest {
    readonly manifest: {
      queries?: {
        package?: Named[];
        intent?: { action?: Named[]; data?: { $: Record<string, string | undefined> }[] }[];
      }[];
    };
  }
  export type ConfigPlugin<Options> = (config: ExpoConfig, options: Options) => ExpoConfig;
  interface WithManifest extends ExpoConfig {
    readonly modResults: AndroidManifest;
  }
  export function withAndroidManifest(
    config: ExpoConfig,
    action: (config: WithManifest) => WithManifest,
  ): ExpoConfig;
}
