import ts from 'typescript';

/** What sources name. */
export interface NamedKeys {
  /** Named letter by letter, or by a template of which the compiler knows every value. */
  readonly keys: ReadonlySet<string>;
  /** Beginnings of templates of which it knows no more than `string`, with the place of each. */
  readonly beginnings: ReadonlyMap<string, string>;
}

/**
 * Collects the keys that sources name, by the types of the compiler: `text(`orders.${tab}`)` names one key for each value
 * that `tab` can have, and no other. A name in a type names nothing: it says what could be asked for, not what is.
 */
export function findNamedKeys(
  program: ts.Program,
  files: readonly string[],
  known: readonly string[],
): NamedKeys {
  const checker = program.getTypeChecker();
  const keys = new Set<string>();
  const beginnings = new Map<string, string>();

  const readTemplate = (node: ts.TemplateExpression): void => {
    const start = node.head.text;
    // Types take long to find: only what can begin a key is worth it.
    if (start === '' || !known.some((key) => key.startsWith(start))) return;
    const type = checker.getTypeAtLocation(node);
    for (const part of type.isUnion() ? type.types : [type]) {
      if (part.isStringLiteral()) keys.add(part.value);
      else beginnings.set(start, placeOf(node));
    }
  };

  // `Words` holds the texts `ui.*` without their prefix.
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
  return { keys, beginnings };
}

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
