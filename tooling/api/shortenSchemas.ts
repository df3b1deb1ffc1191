import ts from 'typescript';

const { factory } = ts;
const keywords: Readonly<Record<string, ts.KeywordTypeSyntaxKind>> = {
  string: ts.SyntaxKind.StringKeyword,
  number: ts.SyntaxKind.NumberKeyword,
  boolean: ts.SyntaxKind.BooleanKeyword,
  unknown: ts.SyntaxKind.UnknownKeyword,
};

/**
 * Writes the types of valibot's schemas as the types that they describe, which is what a reader needs and a tenth as
 * long: `ObjectSchema<{ id: NumberSchema<undefined> }, undefined>` becomes `{ id: number }`, and what is no plain type
 * keeps its name, as `nullish<string>`.
 */
export function shortenSchemas<TNode extends ts.Node>(node: TNode): TNode {
  const { transformed } = ts.transform(node, [
    (context) => (start) => {
      const visit = (inner: ts.Node): ts.Node => {
        const seen = ts.visitEachChild(inner, visit, context);
        return ts.isTypeReferenceNode(seen) ? shorten(seen) : seen;
      };
      return ts.visitEachChild(start, visit, context);
    },
  ]);
  return transformed[0] ?? node;
}

function shorten(reference: ts.TypeReferenceNode): ts.TypeNode {
  const { typeName, typeArguments } = reference;
  const fullName = ts.isQualifiedName(typeName) ? typeName.right.text : typeName.text;
  if (fullName === 'SchemaWithPipe') return factory.createTypeReferenceNode('pipe', pipeSteps(typeArguments));
  const [, name, kind] = /^((?!Generic)[A-Z]\w+?)(Schema|Action)$/u.exec(fullName) ?? [];
  if (name === undefined) return reference;
  const shown = `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
  if (typeArguments === undefined) return keywordOr(shown);
  // A check repeats its input type and its issue type; a transformation has the output type.
  if (kind === 'Action' && shown !== 'transform') {
    return factory.createTypeReferenceNode(shown, typeArguments.filter(ts.isLiteralTypeNode));
  }
  // The last arguments are messages and defaults, which are usually absent.
  const rest = [...typeArguments];
  while (rest.at(-1)?.kind === ts.SyntaxKind.UndefinedKeyword) rest.pop();
  const [first] = rest;
  if (first === undefined || shown in keywords) return keywordOr(shown);
  // The next argument may be a message.
  if (shown === 'object') return withoutReadonly(first);
  if (shown === 'array') return factory.createArrayTypeNode(first);
  if (shown === 'literal') return first;
  return factory.createTypeReferenceNode(shown, rest);
}

function keywordOr(name: string): ts.TypeNode {
  const keyword = keywords[name];
  return keyword === undefined
    ? factory.createTypeReferenceNode(name)
    : factory.createKeywordTypeNode(keyword);
}

/** The steps of a pipe, which valibot keeps in one read-only tuple. */
function pipeSteps(typeArguments: readonly ts.TypeNode[] | undefined): readonly ts.TypeNode[] {
  return (typeArguments ?? []).flatMap((node) => {
    const inner = ts.isTypeOperatorNode(node) ? node.type : node;
    return ts.isTupleTypeNode(inner) ? [...inner.elements] : [inner];
  });
}

function withoutReadonly(node: ts.TypeNode): ts.TypeNode {
  if (!ts.isTypeLiteralNode(node)) return node;
  return factory.createTypeLiteralNode(
    node.members.map((member) =>
      ts.isPropertySignature(member)
        ? factory.createPropertySignature(undefined, member.name, member.questionToken, member.type)
        : member,
    ),
  );
}
