/** A project that installs the packages, as their users do. */
export interface Consumer {
  readonly name: string;
  /** Folder in `examples` that is copied. */
  readonly example: 'react-host' | 'vue-host' | 'svelte-host' | 'partner-page';
  /** Versions in place of the example's own. */
  readonly versions: Readonly<Record<string, string>>;
  /** Packages whose installed versions are printed. */
  readonly shown: readonly string[];
  /** Checks the types strictly, including those of the packages. Prints nothing but errors. */
  readonly check: readonly string[];
  /** A file of `probes` that is type-checked too: the options that templates may set on elements. */
  readonly probe?: string | undefined;
  /** Serves the production build. */
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
    example: 'react-host',
    // The oldest supported versions.
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
    example: 'react-host',
    versions: {},
    shown: ['react', 'react-dom', 'vite', 'typescript'],
    check: ['tsc', '--noEmit', '--module', 'node16', '--moduleResolution', 'node16'],
    serve: serveFile,
    frameworks: 'React',
  },
  {
    name: 'Vue 3',
    example: 'vue-host',
    versions: {},
    shown: ['vue', 'react', 'vite', 'typescript', 'vue-tsc'],
    check: ['vue-tsc', '--noEmit'],
    probe: 'Options.vue',
    serve: preview,
    frameworks: 'React and Vue',
  },
  {
    name: 'Svelte 5',
    example: 'svelte-host',
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
  example: 'partner-page',
  versions: {},
  shown: ['typescript'],
  check: ['tsc', '--noEmit'],
  serve: serveFile,
  frameworks: 'nothing',
};
