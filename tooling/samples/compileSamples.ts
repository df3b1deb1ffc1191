import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../release/pack.ts';

/** Code that is compiled as its own module. */
export interface Module {
  readonly place: string;
  readonly code: string;
  /** It is JavaScript: only its syntax is checked. */
  readonly isScript: boolean;
  /** Declarations of what the reader's application has. */
  readonly declarations: string;
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  customConditions: ['@pawlet/source'],
  allowImportingTsExtensions: true,
  allowJs: true,
  types: ['vite/client'],
};

/** The compiler's errors for each module, in the order of the modules: `place: message`. */
export function compileSamples(modules: readonly Module[]): readonly string[] {
  const files = new Map(
    modules.map((module, index) => {
      const ending = module.isScript ? 'js' : 'tsx';
      return [join(root, `packages/widgets/sample-${index}.${ending}`), module] as const;
    }),
  );
  const toText = (path: string): string | undefined => {
    const module = files.get(path);
    return module === undefined ? undefined : `${module.declarations}\n${module.code}`;
  };
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (path) => toText(path) ?? readFile(path);
  const fileExists = host.fileExists.bind(host);
  host.fileExists = (path) => files.has(path) || fileExists(path);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) => {
    const text = toText(path);
    return text === undefined
      ? getSourceFile(path, ...rest)
      : ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return Array.from(files).flatMap(([path, { place }]) =>
    [
      ...program.getSyntacticDiagnostics(program.getSourceFile(path)),
      ...program.getSemanticDiagnostics(program.getSourceFile(path)),
    ].map(({ messageText }) => `${place}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}
