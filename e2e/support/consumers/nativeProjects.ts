import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../tooling/release/pack.ts';
import type { Ran } from './consumerProject.ts';
import { runIn } from './runIn.ts';

const sample = join(root, 'examples/react-native');

/** A new project of React Native, as its tools create it. */
export interface NativeTemplate {
  readonly name: string;
  /** The package with the files of a new project, and their folder in it. */
  readonly template: string;
  readonly inner: string;
  /** Versions that the template does not have, or has older. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  /** Packages whose installed versions are printed. */
  readonly shown: readonly string[];
}

const testing = { '@testing-library/react-native': '14.1.0', 'test-renderer': '1.3.1' };

/** The project of the React Native Community's command line, of the newest release with a template. */
export const bareTemplate: NativeTemplate = {
  name: 'bare React Native',
  template: '@react-native-community/template@0.87.2',
  inner: 'template',
  dependencies: { 'react-native-webview': '16.0.0', 'react-native-get-random-values': '2.0.0' },
  devDependencies: testing,
  shown: ['react-native', 'react', 'react-native-webview', '@react-native/jest-preset', 'typescript'],
};

/** The project of `create-expo-app`, with the versions that its SDK names. */
export const expoTemplate: NativeTemplate = {
  name: 'Expo',
  template: 'expo-template-blank-typescript@58.0.2',
  inner: '',
  dependencies: {
    expo: '58.0.26',
    'expo-status-bar': '~58.0.5',
    react: '19.3.0',
    'react-native': '0.88.1',
    'react-native-webview': '14.0.1',
    'react-native-get-random-values': '2.0.0',
  },
  devDependencies: {
    ...testing,
    '@babel/plugin-transform-dynamic-import': '7.27.1',
    '@react-native/jest-preset': '0.88.0-rc.1',
    '@types/jest': '29.5.14',
    '@types/react': '~19.3.0',
    'babel-preset-expo': '~58.0.26',
    jest: '29.7.0',
    'jest-expo': '58.0.3',
  },
  shown: ['expo', 'react-native', 'react', 'react-native-webview', 'jest-expo', 'typescript'],
};

/** Creates a folder with a template's files and the sample app; returns it, or why there is no template. */
export async function createNativeProject(
  template: NativeTemplate,
  packages: Readonly<Record<string, string>>,
): Promise<{ readonly folder: string; readonly fetched: Ran }> {
  const folder = mkdtempSync(join(tmpdir(), 'pawlet-native-'));
  const unpacked = join(folder, 'template');
  mkdirSync(unpacked);
  const fetched = await runIn(folder, ['npm', 'pack', '--silent', template.template]);
  if (fetched.code !== 0) return { folder, fetched };
  const extracted = await runIn(folder, ['tar', 'xzf', fetched.output.trim(), '-C', unpacked]);
  if (extracted.code !== 0) throw new Error(extracted.output);
  const project = join(folder, 'app');
  cpSync(join(unpacked, 'package', template.inner), project, {
    recursive: true,
    // Native projects are built by Xcode and Gradle only.
    filter: (path) => !/\/(?:android|ios|__tests__)$/u.test(path),
  });
  for (const name of ['App.tsx', '__tests__', 'support'])
    cpSync(join(sample, name), join(project, name), { recursive: true });
  const path = join(project, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as {
    dependencies: object;
    devDependencies: Record<string, string>;
  };
  // The formatter and the linter of the template have no part in this.
  const others = Object.entries(manifest.devDependencies).filter(([name]) => !/eslint|prettier/u.test(name));
  writeFileSync(
    path,
    JSON.stringify({
      ...manifest,
      dependencies: { ...manifest.dependencies, ...template.dependencies, ...packages },
      devDependencies: { ...Object.fromEntries(others), ...template.devDependencies },
    }),
  );
  return { folder: project, fetched };
}

/** The sample's file, changed for a project of Expo. */
export function readSample(name: string, ...changes: readonly (readonly [string, string])[]): string {
  let text = readFileSync(join(sample, name), 'utf8');
  for (const [before, after] of changes) {
    if (!text.includes(before)) throw new Error(`The sample's ${name} does not contain ${before}.`);
    text = text.replace(before, after);
  }
  return text;
}
