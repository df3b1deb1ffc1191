import ts from 'typescript';

/** The keys that sources use. */
export interface NamedKeys {
  /** Used literally, or by a template of which the compiler can enumerate all values. */
  readonly keys: ReadonlySet<string>;
  /** Prefixes of templates that the compiler only types as `string`, with the place of each. */
  readonly prefixes: ReadonlyMap<string, string>;
}

/**
 * Collects the keys that sources use, by the compiler's types: `text(`orders.${tab}`)` uses one key for each possible
 * value of `tab`, and no other. A key in a type does not count: it describes what could be used, not what is.
 */
export function findNamedKeys(
  program: ts.Program,
  files: readonly string[],
  known: readonly string[],
): NamedKeys {
  const checker = program.getTypeChecker();
  const keys = new Set<string>();
  const prefixes = new Map<string, string>();

  const readTemplate = (node: ts.TemplateExpression): void => {
    const start = node.head.text;
    // Resolving types is slow: only what can start a key is worth it.
    if (start === '' || !known.some((key) => key.startsWith(start))) return;
    const type = checker.getTypeAtLocation(node);
    for (const part of type.isUnion() ? type.types : [type]) {
      if (part.isStringLiteral()) keys.add(part.value);
      else prefixes.set(start, findPlace(node));
    }
  };

  // `Words` contains the texts `ui.*` without their prefix.
  const readWord = (node: ts.PropertyAccessExpression | ts.BindingElement): void => {
    const holder = ts.isBindingElement(node) ? node.parent : node.expression;
    const name = ts.isBindingElement(node) ? (node.propertyName ?? node.name) : node.name;
    if (!ts.isIdentifier(name) || !known.includes(`ui.${name.text}`)) return;
    if (checker.getTypeAtLocation(holder).aliasSymbol?.name === 'Words') keys.add(`ui.${name.text}`);
  };

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) keys.add(node.text);
    else if (ts.isTemplateExpression(node)) readTemplate(node);
    else if (ts.isPropertyAccessExpression(node) || ts.isBindingElement(node)) readWord(node);
    ts.forEachChild(node, visit);
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`The compiler did not read ${file}`);
    visit(source);
  }
  return { keys, prefixes };
}

function findPlace(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
