import { toExactOrigin, type ExactOrigin } from '@pawlet/bridge';
import { wallets, type WalletName } from './wallets.ts';

/** Options of the config plugin. */
export interface PawletPluginOptions {
  /** The exact origin of the shop, such as `https://shop.example.com`. */
  readonly origin: ExactOrigin;
  /** Wallets that the app may look for and open. @default ['wechat', 'alipay'] */
  readonly wallets?: readonly WalletName[] | undefined;
  /**
   * Whether links to the shop open the app: an intent filter and an associated domain for the origin, which the shop has
   * to confirm (`assetlinks.json`, `apple-app-site-association`). Only https origins can.
   * @default true
   */
  readonly hasDeepLinks?: boolean | undefined;
  /**
   * iOS: why the app uses the camera, in the prompt of the system. Without it the system ends the app when the shopper
   * takes a photo for a review or a return.
   */
  readonly cameraPermission?: string | undefined;
  /** iOS: why the app uses the microphone, which videos for reviews need. */
  readonly microphonePermission?: string | undefined;
}

/** Options with their defaults. */
export interface CheckedOptions extends PawletPluginOptions {
  readonly wallets: readonly WalletName[];
  readonly hasDeepLinks: boolean;
}

const known = ['origin', 'wallets', 'hasDeepLinks', 'cameraPermission', 'microphonePermission'];

/** Checks the options, which come from a JSON file; throws an error that says what to change. */
export function readPluginOptions(value: unknown): CheckedOptions {
  if (typeof value !== 'object' || value === null)
    throw new Error(
      'Pawlet: the config plugin has no options. Give it at least the origin: ["@pawlet/react-native", { "origin": "https://shop.example.com" }].',
    );
  const options: Readonly<Record<string, unknown>> = { ...value };
  for (const name of Object.keys(options))
    if (!known.includes(name))
      throw new Error(`Pawlet: the config plugin has no option "${name}". It has ${known.join(', ')}.`);
  const { wallets: chosen = Object.keys(wallets), hasDeepLinks = true } = options;
  if (!Array.isArray(chosen) || !chosen.every(isWalletName))
    throw new Error(
      `Pawlet: "wallets" of the config plugin is a list of ${Object.keys(wallets).join(', ')}.`,
    );
  if (typeof hasDeepLinks !== 'boolean')
    throw new Error('Pawlet: "hasDeepLinks" of the config plugin is true or false.');
  return {
    origin: toExactOrigin(options['origin']),
    wallets: chosen,
    hasDeepLinks,
    cameraPermission: readText(options, 'cameraPermission'),
    microphonePermission: readText(options, 'microphonePermission'),
  };
}

function isWalletName(name: unknown): name is WalletName {
  return typeof name === 'string' && Object.hasOwn(wallets, name);
}

function readText(options: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const text = options[name];
  if (text === undefined || (typeof text === 'string' && text !== '')) return text;
  throw new Error(`Pawlet: "${name}" of the config plugin is a text.`);
}
