import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/**
 * Sorts the members of unions: the compiler writes inferred ones in the order of its internal ids, which differs
 * between builds.
 */
export function sortUnions<TNode extends ts.Node>(node: TNode, source: ts.SourceFile): TNode {
  const toText = (member: ts.TypeNode): string =>
    printer.printNode(ts.EmitHint.Unspecified, member, source).replaceAll(/\s+/gu, ' ');
  const { transformed } = ts.transform(node, [
    (context) => (start) => {
      const visit = (inner: ts.Node): ts.Node => {
        const seen = ts.visitEachChild(inner, visit, context);
        return ts.isUnionTypeNode(seen) ? sorted(seen, toText) : seen;
      };
      return ts.visitEachChild(start, visit, context);
    },
  ]);
  return transformed[0] ?? node;
}

function sorted(union: ts.UnionTypeNode, toText: (member: ts.TypeNode) => string): ts.TypeNode {
  const members = new Map(listMembers(union).map((member) => [rank(toText(member)), member]));
  return ts.factory.createUnionTypeNode(
    [...members].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, member]) => member),
  );
}

/** A parenthesized union inside a union is part of it. */
function listMembers(union: ts.UnionTypeNode): readonly ts.TypeNode[] {
  return union.types.flatMap((member) =>
    ts.isParenthesizedTypeNode(member) && ts.isUnionTypeNode(member.type)
      ? listMembers(member.type)
      : [member],
  );
}

/** `null` and `undefined` last, as is customary. */
function rank(text: string): string {
  return text === 'null' || text === 'undefined' ? `\u{10FFFF}${text}` : text;
}
