/**
 * Who may import whom (docs/adr/0002-packages-and-boundaries.md). Paths are relative to the root of the repository.
 * Tests have more rights: only they may import the server's entry.
 */
const testFiles = '\\.(test|test-d|stories)\\.tsx?$|/test/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'A cycle means that two modules are one module, also where only types close it.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'core-is-a-leaf',
    severity: 'error',
    from: { path: '^packages/core/src/', pathNot: testFiles },
    to: { path: '^packages/(?!core/)' },
  },
  {
    name: 'contract-is-pure-data',
    severity: 'error',
    comment: 'Client and server both read the contract.',
    from: { path: '^packages/core/src/contract/', pathNot: testFiles },
    to: { path: '^packages/core/src/(?!contract/|rules/)' },
  },
  {
    name: 'rules-are-pure',
    severity: 'error',
    from: { path: '^packages/core/src/rules/', pathNot: testFiles },
    to: { path: '^packages/core/src/(?!rules/)' },
  },
  {
    name: 'server-reads-contract-and-rules-only',
    severity: 'error',
    comment: 'The table of app versions is data, which page, server and native apps are tested with alike.',
    from: { path: '^packages/server/' },
    to: {
      path: '^packages/(core/src/(?!contract/|rules/)|widgets|shell|bridge)',
      pathNot: '^packages/bridge/wire/versions\\.json$',
    },
  },
  {
    name: 'browser-never-imports-server',
    severity: 'error',
    from: { path: '^packages/(widgets|shell|bridge)/', pathNot: testFiles },
    to: { path: '^packages/server/' },
  },
  {
    name: 'operator-knows-the-contract-only',
    severity: 'error',
    from: { path: '^packages/operator/', pathNot: testFiles },
    to: { path: '^packages/(?!operator/|core/src/contract/)' },
  },
  {
    name: 'shoppers-load-no-operator-code',
    severity: 'error',
    comment:
      'The operator API is for the people behind the shop; nothing of it belongs into a bundle of shoppers.',
    from: { path: '^packages/(core|widgets|shell|bridge|react-native)/' },
    to: { path: '^packages/operator/' },
  },
  {
    name: 'console-knows-the-operator-api-only',
    severity: 'error',
    comment: 'The console is a client of the operator API like any other.',
    from: { path: '^packages/console/', pathNot: testFiles },
    to: { path: '^packages/(?!console/|operator/|shell/build/precompress\\.ts$)' },
  },
  {
    name: 'nothing-imports-the-console',
    severity: 'error',
    from: { path: '^packages/(?!console/)' },
    to: { path: '^packages/console/' },
  },
  {
    name: 'widgets-know-no-shell-and-no-bridge',
    severity: 'error',
    from: { path: '^packages/widgets/' },
    to: { path: '^packages/(shell|bridge)/' },
  },
  {
    name: 'bridge-knows-core-only',
    severity: 'error',
    from: { path: '^packages/bridge/' },
    to: { path: '^packages/(shell|widgets|server|core/src/(?!errors/|rules/|host/|theme/))' },
  },
  {
    name: 'react-native-knows-bridge-only',
    severity: 'error',
    from: { path: '^packages/react-native/', pathNot: testFiles },
    to: { path: '^packages/(core|shell|widgets|server)/' },
  },
  {
    name: 'widget-isolation',
    severity: 'error',
    comment:
      'A widget may import itself, parts, ui and runtime; never another widget. embed is the types of all their elements; mount and app put widgets into a page; server knows what each of them loads.',
    from: {
      path: '^packages/widgets/src/([^/]+)/',
      pathNot: [testFiles, '^packages/widgets/src/(embed|mount|app|server)/'],
    },
    to: {
      path: '^packages/widgets/src/([^/]+)/',
      pathNot: ['^packages/widgets/src/$1/', '^packages/widgets/src/(parts|ui|runtime)/'],
    },
  },
  {
    name: 'parts-look-down-only',
    severity: 'error',
    from: { path: '^packages/widgets/src/parts/', pathNot: testFiles },
    to: { path: '^packages/widgets/src/(?!parts/|ui/|runtime/)' },
  },
  {
    name: 'ui-looks-down-only',
    severity: 'error',
    from: { path: '^packages/widgets/src/ui/', pathNot: testFiles },
    to: { path: '^packages/widgets/src/(?!ui/|runtime/)' },
  },
  {
    name: 'runtime-is-lowest',
    severity: 'error',
    comment: 'The runtime gets its fallback views handed in.',
    from: { path: '^packages/widgets/src/runtime/', pathNot: testFiles },
    to: { path: '^packages/widgets/src/(?!runtime/)' },
  },
  {
    name: 'routing-is-a-leaf',
    severity: 'error',
    comment:
      "Everything in the storefront may use a route's path; routing itself imports no page. src/routes.ts collects the pages.",
    from: { path: '^packages/shell/src/routing/', pathNot: testFiles },
    to: { path: '^packages/shell/src/(?!routing/|shellMessages\\.ts$)' },
  },
  {
    name: 'pages-are-on-top',
    severity: 'error',
    comment: 'What pages are built from imports no page.',
    from: {
      path: '^packages/shell/src/(amounts|boot|contact|deferred|demo|drafts|favourites|host|layout|legal|login|navigation|offline|poster|preferences|search|site|stack|system|tabs|translation|update)/',
      pathNot: testFiles,
    },
    to: { path: '^packages/shell/src/pages/' },
  },
  {
    name: 'pages-are-collected-at-the-top',
    severity: 'error',
    comment: 'Only the storefront, in a browser and on a server, and its tests import the list of all pages.',
    from: {
      path: '^packages/shell/src/',
      pathNot: [testFiles, '^packages/shell/src/(main|server/renderFirstView)\\.tsx$'],
    },
    to: { path: '^packages/shell/src/routes\\.ts$' },
  },
  {
    name: 'app-uses-web-standards-only',
    severity: 'error',
    comment: 'createApp runs in Node and in a browser worker alike.',
    from: {
      path: '^packages/server/src/(createApp\\.ts|modules/|http/|ports/|i18n/|db/schema/)',
      pathNot: testFiles,
    },
    to: {
      path: [
        '^node:',
        '^packages/server/src/adapters/',
        'node_modules/(pg|@electric-sql/pglite|@hono/node-server|sharp)/',
      ],
    },
  },
  {
    name: 'app-uses-no-node-builtin',
    severity: 'error',
    from: {
      path: '^packages/server/src/(createApp\\.ts|modules/|http/|ports/|i18n/|db/schema/)',
      pathNot: testFiles,
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no-foreign-repository',
    severity: 'error',
    comment: "A service may call another module's service, never its repository.",
    from: { path: '^packages/server/src/modules/([^/]+)/', pathNot: testFiles },
    to: {
      path: '^packages/server/src/modules/([^/]+)/repository\\.ts$',
      pathNot: '^packages/server/src/modules/$1/',
    },
  },
  {
    name: 'published-entries-only',
    severity: 'error',
    comment: 'Packages meet at the entries of their package.json.',
    from: { path: '^packages/([^/]+)/' },
    to: {
      path: '^packages/[^/]+/src/',
      pathNot: [
        '^packages/$1/',
        '^packages/(core|widgets|bridge|operator|react-native)/src/[a-z0-9-]+/index\\.ts$',
        '^packages/[^/]+/src/index\\.ts$',
      ],
    },
  },
  {
    name: 'outside-uses-published-entries',
    severity: 'error',
    from: { path: '^(e2e|examples)/' },
    to: {
      path: '^packages/[^/]+/src/',
      pathNot: [
        '^packages/(core|widgets|bridge|operator|react-native)/src/[a-z0-9-]+/index\\.ts$',
        '^packages/[^/]+/src/index\\.ts$',
      ],
    },
  },
];

/** @type {import('dependency-cruiser').ICruiseOptions} */
export const cruiseOptions = {
  validate: true,
  ruleSet: { forbidden },
  tsPreCompilationDeps: true,
  combinedDependencies: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)dist(-react)?/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['@pawlet/source', 'import', 'module', 'browser', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
  },
};
