/** A project that installs the packages, as one of their users has it. */
export interface CheckedConsumer {
  readonly name: string;
  /** Folder of the repository that is copied. */
  readonly folder: string;
  /** Its own code is React's. The others have to do without `@types/react`. */
  readonly isReact: boolean;
  /** Versions in place of those of the folder. */
  readonly versions: Readonly<Record<string, string>>;
  /** Packages whose installed versions are printed. */
  readonly shown: readonly string[];
  /** Checks the types strictly, including those of the packages. Prints nothing but errors. */
  readonly check: readonly string[];
  /** A file of `probes` that is type-checked too: the options that templates may set on elements. */
  readonly probe?: string | undefined;
  /** Replaced parts of its files, by path: another configuration of the same project. */
  readonly edits?:
    | Readonly<Record<string, readonly (readonly [before: string, after: string])[]>>
    | undefined;
  /** The samples of README and guides that name this package are checked with the others. */
  readonly samplesOf?: string | undefined;
}

/** A project that sells in a browser. */
export interface Consumer extends CheckedConsumer {
  /** Serves what was built. */
  readonly serve: (port: number) => readonly string[];
  /** Packages that do not count towards the weight of the page's scripts. */
  readonly frameworks: string;
}

const preview = (port: number): readonly string[] => ['vite', 'preview', '--port', `${port}`, '--strictPort'];
const serveFile = (): readonly string[] => ['node', 'serve.mjs'];

/** Consumers that bundle their own code with the packages and sell in their page. */
export const bundledConsumers: readonly Consumer[] = [
  {
    name: 'React 18.2',
    folder: 'examples/react-host',
    isReact: true,
    // The oldest that are supported.
    versions: {
      react: '18.2.0',
      'react-dom': '18.2.0',
      '@types/react': '18.3.8',
      '@types/react-dom': '18.3.7',
      typescript: '5.4.5',
    },
    shown: ['react', 'react-dom', 'vite', 'typescript'],
    check: ['tsc', '--noEmit', '--moduleResolution', 'bundler'],
    serve: serveFile,
    frameworks: 'React',
  },
  {
    name: 'React 19',
    folder: 'examples/react-host',
    isReact: true,
    versions: {},
    shown: ['react', 'react-dom', 'vite', 'typescript'],
    check: ['tsc', '--noEmit', '--module', 'node16', '--moduleResolution', 'node16'],
    serve: serveFile,
    frameworks: 'React',
  },
  {
    name: 'Vue 3',
    folder: 'examples/vue-host',
    isReact: false,
    versions: {},
    shown: ['vue', 'react', 'vite', 'typescript', 'vue-tsc'],
    check: ['vue-tsc', '--noEmit'],
    probe: 'Options.vue',
    serve: preview,
    frameworks: 'React and Vue',
  },
  {
    name: 'Svelte 5',
    folder: 'examples/svelte-host',
    isReact: false,
    versions: {},
    shown: ['svelte', 'react', 'vite', 'typescript', 'svelte-check'],
    check: ['svelte-check', '--fail-on-warnings', '--threshold', 'warning', '--output', 'machine'],
    probe: 'Options.svelte',
    serve: preview,
    frameworks: 'React and Svelte',
  },
];

/** The page without a bundler: its elements come from the shop's script. */
export const plainConsumer: Consumer = {
  name: 'plain HTML',
  folder: 'examples/partner-page',
  isReact: false,
  versions: {},
  shown: ['typescript'],
  check: ['tsc', '--noEmit'],
  serve: serveFile,
  frameworks: 'nothing',
};

/** The app that Next.js renders. */
export const nextConsumer: Consumer = {
  name: 'Next.js',
  folder: 'examples/nextjs',
  isReact: true,
  versions: {},
  shown: ['next', 'react', 'typescript'],
  check: ['tsc', '--noEmit'],
  serve: (port) => ['next', 'start', '-H', '127.0.0.1', '-p', `${port}`],
  frameworks: 'React and Next.js',
};

/** What the app's README says of a page without Cache Components. */
const withoutCacheComponents = [
  ["import { cacheLife } from 'next/cache';\n", ''],
  ["  'use cache';\n  cacheLife('minutes');\n", ''],
] as const;

/** The same app with Next.js' own configuration, without Cache Components. */
export const nextDefaultConsumer: Consumer = {
  ...nextConsumer,
  name: 'Next.js with its default caching',
  edits: {
    'next.config.ts': [['  cacheComponents: true,\n  partialPrefetching: true,\n', '']],
    'app/[language]/page.tsx': withoutCacheComponents,
    'app/[language]/cart/page.tsx': withoutCacheComponents,
  },
};

/** The consumers whose templates are checked, and nothing else. */
export const typedConsumers: readonly CheckedConsumer[] = [
  {
    name: 'Preact',
    folder: 'e2e/support/consumers/projects/preact',
    isReact: false,
    versions: {},
    shown: ['preact', 'typescript'],
    check: ['tsc', '--noEmit'],
  },
  {
    name: 'Angular',
    folder: 'e2e/support/consumers/projects/angular',
    isReact: false,
    versions: {},
    samplesOf: '@angular/core',
    shown: ['@angular/core', 'typescript'],
    check: ['ngc', '--noEmit'],
  },
];
