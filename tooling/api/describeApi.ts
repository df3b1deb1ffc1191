import { relative } from 'node:path';
import ts from 'typescript';
import { shortenSchemas } from './shortenSchemas.ts';
import { sortUnions } from './sortUnions.ts';

/** An entry of a package: its import path, and the file of its types. */
export interface ApiEntry {
  /** Such as `@pawlet/core/api`. */
  readonly name: string;
  /** Absolute path of its `.d.ts`. */
  readonly types: string;
}

/** The public API of an entry. */
export interface ApiReport {
  readonly name: string;
  /** Markdown: the named exports, then the types that they refer to without being exported. */
  readonly text: string;
}

/**
 * Describes what the entries of one package export, from their built types, in an order that does not depend on the
 * build. A symbol that another entry of the package exports is referenced, not repeated.
 */
export function describeApi(entries: readonly ApiEntry[], folder: string): readonly ApiReport[] {
  const program = ts.createProgram({
    rootNames: entries.map(({ types }) => types),
    options: {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  });
  const checker = program.getTypeChecker();
  const getExports = ({ name, types }: ApiEntry): ReadonlyMap<string, ts.Symbol> => {
    const source = program.getSourceFile(types);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${name} has no types at ${relative(folder, types)}.`);
    return new Map(
      checker
        .getExportsOfModule(module)
        .map((symbol) => [symbol.name, resolve(checker, symbol)] as const)
        .toSorted(byName),
    );
  };
  const exported = new Map(entries.map((entry) => [entry.name, getExports(entry)]));
  return [...exported].map(([name, own]) => {
    const isOwn = new Set(own.values());
    const isElsewhere = new Set(
      [...exported].flatMap(([other, symbols]) => (other === name ? [] : [...symbols.values()])),
    );
    const inner = new Map<ts.Symbol, string>();
    const sections = [...own].map(([exportName, symbol]) =>
      describe(exportName, symbol, (met) => {
        visit(met);
      }),
    );
    // References found on the way are described in turn, until there are no new ones.
    function visit(symbol: ts.Symbol): void {
      if (isOwn.has(symbol) || isElsewhere.has(symbol) || inner.has(symbol)) return;
      if (!isOfPackage(symbol, folder)) return;
      inner.set(symbol, '');
      inner.set(symbol, describe(symbol.name, symbol, visit));
    }
    function describe(shown: string, symbol: ts.Symbol, meet: (symbol: ts.Symbol) => void): string {
      const declarations = symbol.declarations ?? [];
      if (!isOfPackage(symbol, folder)) return `export { ${shown} } from '${getModule(declarations[0])}';`;
      for (const declaration of declarations) forEachReference(checker, declaration, meet);
      return declarations.map((declaration) => print(declaration, symbol.name, shown)).join('\n');
    }
    const innerTexts = [...inner]
      .toSorted(([one, oneText], [other, otherText]) => compare(one.name + oneText, other.name + otherText))
      .map(([, text]) => text);
    return { name, text: toMarkdown(name, sections, innerTexts) };
  });
}

function resolve(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}

function byName([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]): number {
  return compare(one, other);
}

/** By code units: the same on every machine. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function isOfPackage(symbol: ts.Symbol, folder: string): boolean {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  return file !== undefined && file.startsWith(`${folder}/dist/`);
}

/** The name of the package or entry that declares a symbol from elsewhere. */
function getModule(declaration: ts.Declaration | undefined): string {
  const file = declaration?.getSourceFile().fileName ?? '';
  const inModules = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(file)?.[1];
  return inModules ?? /\/packages\/([^/]+)\//u.exec(file)?.[1]?.replace(/^/u, '@pawlet/') ?? 'typescript';
}

/** Calls back for every symbol that a declaration refers to and that is declared at the top level of a file. */
function forEachReference(
  checker: ts.TypeChecker,
  declaration: ts.Declaration,
  meet: (symbol: ts.Symbol) => void,
): void {
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const found = symbol === undefined ? undefined : resolve(checker, symbol);
      if (found?.declarations?.some(isTopLevel) === true) meet(found);
    }
    ts.forEachChild(node, walk);
  };
  walk(declaration);
}

function isTopLevel(declaration: ts.Declaration): boolean {
  const holder = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  // A whole module, referenced as a namespace, has no parent.
  return !ts.isSourceFile(holder) && ts.isSourceFile(holder.parent);
}

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/**
 * A declaration without its comments, except for
 * @deprecated.
 */
function print(declaration: ts.Declaration, name: string, shown: string): string {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const source = declaration.getSourceFile();
  const text = printer
    .printNode(ts.EmitHint.Unspecified, sortUnions(shortenSchemas(statement), source), source)
    .replace(/^(?:export )?(?:declare )?/u, '')
    // A constant without a value needs `declare`.
    .replace(/^const /u, 'declare const ');
  const note = ts.getJSDocTags(declaration).some((tag) => tag.tagName.text === 'deprecated')
    ? '// deprecated\n'
    : '';
  return note + text + (name === shown ? '' : `\nexport { ${name} as ${shown} };`);
}

function toMarkdown(name: string, sections: readonly string[], inner: readonly string[]): string {
  const fence = (code: readonly string[]): string => `\`\`\`ts\n${code.join('\n\n')}\n\`\`\`\n`;
  return [
    `# ${name}\n`,
    `Written by \`npm run api:accept\`; do not edit.\n`,
    fence(sections),
    ...(inner.length === 0 ? [] : ['## Not exported, but part of what is\n', fence(inner)]),
  ].join('\n');
}
