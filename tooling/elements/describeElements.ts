import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { toAttributeName } from '../../packages/widgets/src/runtime/options/optionNames.ts';
import { root } from '../release/pack.ts';

/** What the generator reads of a widget. */
export interface DefinedWidget {
  readonly id: string;
  readonly options: Readonly<
    Record<string, { readonly description: string; readonly defaultValue?: unknown }>
  >;
  readonly required: readonly string[];
  readonly events: readonly string[];
}

/** An option of an element, with its types as TypeScript. */
export interface ElementOption {
  readonly property: string;
  readonly attribute: string;
  readonly propertyType: string;
  readonly attributeType: string;
  readonly description: string;
  readonly defaultValue: string | undefined;
}

/** An element of the embed script. */
export interface ElementDescription {
  readonly tag: string;
  readonly name: string;
  readonly options: readonly ElementOption[];
  readonly events: readonly string[];
}

const sources = join(root, 'packages/widgets/src');

/** For applications only: the frame of a checkout continues to its payment itself. */
const withoutElement: ReadonlySet<string> = new Set(['cashier']);

/** Folders of the widgets that are elements, sorted by name. */
export function widgetFolders(): readonly string[] {
  return readdirSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !withoutElement.has(name) && ts.sys.fileExists(join(sources, name, 'widget.ts')))
    .toSorted();
}

/** The export of a widget's `widget.ts`: `product-card` is `productCardWidget`. */
export function toExport(id: string): string {
  return `${id.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase())}Widget`;
}

/** Describes the elements of the embed script: texts from the definitions, types as the compiler infers them. */
export function describeElements(widgets: readonly DefinedWidget[]): readonly ElementDescription[] {
  const getTypes = readTypes(widgets.map(({ id }) => id));
  const elements = widgets.map(({ id, options, events }) => ({
    tag: `pawlet-${id}`,
    name: `Pawlet${`-${id}`.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase())}`,
    events,
    options: Object.entries(options).map(([property, { description, defaultValue }]) => {
      const attribute = toAttributeName(property);
      return {
        property,
        attribute,
        propertyType: getTypes(id, 'Property', property),
        attributeType: getTypes(id, 'Attribute', attribute),
        description,
        defaultValue: defaultValue === undefined ? undefined : JSON.stringify(defaultValue),
      };
    }),
  }));
  return elements.flatMap((element) =>
    element.tag === 'pawlet-product-card' ? [getOwnMarkup(element), element] : [element],
  );
}

/** `<pawlet-product>`: a card's product in the page author's own markup, so it has no layout. */
function getOwnMarkup(card: ElementDescription): ElementDescription {
  return {
    ...card,
    tag: 'pawlet-product',
    name: 'PawletProduct',
    options: card.options.filter(({ property }) => property !== 'layout' && property !== 'action'),
  };
}

type ReadType = (id: string, kind: 'Property' | 'Attribute', name: string) => string;

function readTypes(ids: readonly string[]): ReadType {
  const probe = join(sources, 'describedElements.ts');
  const text = [
    `import type { WidgetAttributes, WidgetElement } from './runtime/index.ts';`,
    ...ids.flatMap((id) => [
      `import type { ${toExport(id)} } from './${id}/widget.ts';`,
      `export type ${toExport(id)}Property = WidgetElement<typeof ${toExport(id)}>;`,
      `export type ${toExport(id)}Attribute = WidgetAttributes<typeof ${toExport(id)}>;`,
    ]),
  ].join('\n');
  const config = join(root, 'packages/widgets/tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    join(root, 'packages/widgets'),
  );
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (path) => (path === probe ? text : readFile(path));
  const fileExists = host.fileExists.bind(host);
  host.fileExists = (path) => path === probe || fileExists(path);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) =>
    path === probe ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2022) : getSourceFile(path, ...rest);
  const program = ts.createProgram([probe], options, host);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(probe);
  if (file === undefined) throw new Error('The types of the widgets cannot be read.');
  const aliases = new Map(
    file.statements
      .filter((statement) => ts.isTypeAliasDeclaration(statement))
      .map((statement) => [statement.name.text, checker.getTypeAtLocation(statement.name)] as const),
  );
  return (id, kind, name) => {
    const property = aliases.get(toExport(id) + kind)?.getProperty(name);
    if (property === undefined) throw new Error(`The widget ${id} has no ${kind.toLowerCase()} "${name}".`);
    return printType(checker, checker.getTypeOfSymbol(property));
  };
}

/** A type without references to others, so that it can be in its own file. */
function printType(checker: ts.TypeChecker, type: ts.Type): string {
  const parts = (type.isUnion() ? type.types : [type]).filter(
    (part) => (part.flags & ts.TypeFlags.Undefined) === 0,
  );
  const printed = parts.map((part) =>
    // A branded string.
    part.isIntersection() ? 'string' : checker.typeToString(part, undefined, ts.TypeFormatFlags.NoTruncation),
  );
  // The compiler's order depends on what it has resolved before.
  return [...new Set(printed)]
    .toSorted()
    .map((text) => text.replace(/^"(.*)"$/u, "'$1'"))
    .join(' | ');
}
