/** A project that installs the packages, as one of their users has it. */
export interface Consumer {
  readonly name: string;
  /** Folder under `examples` that is copied. */
  readonly example: 'react-host' | 'vue-host' | 'svelte-host' | 'partner-page';
  /** Versions in place of those of the example. */
  readonly versions: Readonly<Record<string, string>>;
  /** Packages whose installed versions are printed. */
  readonly shown: readonly string[];
  /** Checks the types, strictly and those of the packages too. Prints nothing but errors. */
  readonly check: readonly string[];
  /** A file of `probes` that is checked with the others: what templates may say of elements. */
  readonly probe?: string | undefined;
  /** Serves what was built. */
  readonly serve: (port: number) => readonly string[];
  /** What the scripts of the page are weighed beside. */
  readonly frameworks: string;
}

const preview = (port: number): readonly string[] => ['vite', 'preview', '--port', `${port}`, '--strictPort'];
const serveFile = (): readonly string[] => ['node', 'serve.mjs'];

/** The consumers whose own code is bundled with the packages: they sell in their page. */
export const bundledConsumers: readonly Consumer[] = [
  {
    name: 'React 18.2',
    example: 'react-host',
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

/** The page without a bundler: its elements are those of the shop's script. */
export const plainConsumer: Consumer = {
  name: 'plain HTML',
  example: 'partner-page',
  versions: {},
  shown: ['typescript'],
  check: ['tsc', '--noEmit'],
  serve: serveFile,
  frameworks: 'nothing',
};
