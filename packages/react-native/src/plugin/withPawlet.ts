import { withAndroidManifest, type ConfigPlugin } from 'expo/config-plugins';
import { addQueries } from './addQueries.ts';
import { addToConfig } from './addToConfig.ts';
import { readPluginOptions, type PawletPluginOptions } from './readPluginOptions.ts';
import { wallets } from './wallets.ts';

/**
 * Expo's config plugin: declares the wallets that the app may look for, and the links of the shop that open the app.
 * @throws Error for options that are missing, unknown or of another type
 */
export const withPawlet: ConfigPlugin<PawletPluginOptions> = (config, given) => {
  const options = readPluginOptions(given);
  return withAndroidManifest(Object.assign(config, addToConfig(config, options)), (android) => {
    const { manifest } = android.modResults;
    manifest.queries = addQueries(
      manifest.queries ?? [],
      options.wallets.map((name) => wallets[name]),
    );
    return android;
  });
};
