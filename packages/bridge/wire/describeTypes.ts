import ts from 'typescript';

/** JSON Schema of one type, with the features used by the wire. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
}

/** Schemas by type name, each with the type's comment. */
export type Definitions = Map<string, Schema>;

/** Converts exported types of a program to JSON Schema; throws for unsupported types. */
export function createTypeReader(program: ts.Program): {
  readonly definitions: Definitions;
  readonly read: (file: string, name: string) => Schema;
} {
  const checker = program.getTypeChecker();
  const definitions: Definitions = new Map();

  const readComment = (symbol: ts.Symbol | undefined): { readonly description?: string } => {
    const description = ts
      .displayPartsToString(symbol?.getDocumentationComment(checker))
      .replaceAll(/\s+/gu, ' ')
      .trim();
    return description === '' ? {} : { description };
  };

  const getFields = (type: ts.Type): Schema => {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const property of type.getProperties()) {
      const name = property.getName();
      properties[name] = { ...readComment(property), ...toSchema(checker.getTypeOfSymbol(property)) };
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(name);
    }
    return { type: 'object', properties, required };
  };

  const toUnion = (types: readonly ts.Type[]): Schema => {
    const parts = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    if (parts.every((part) => part.flags & ts.TypeFlags.BooleanLiteral)) return { type: 'boolean' };
    const literals = parts.filter((part): part is ts.StringLiteralType => part.isStringLiteral());
    if (literals.length === parts.length) return { enum: literals.map(({ value }) => value) };
    const booleans = parts.filter((part) => part.flags & ts.TypeFlags.BooleanLiteral);
    const rest = parts.filter((part) => !part.isStringLiteral() && !booleans.includes(part));
    const schemas: Schema[] = rest.map((part) => toSchema(part));
    if (literals.length > 0) schemas.unshift(toUnion(literals));
    if (booleans.length > 0) schemas.unshift({ type: 'boolean' });
    const [only] = schemas;
    return schemas.length === 1 && only !== undefined ? only : { anyOf: schemas };
  };

  /** The name of a type defined once: that of an interface or an alias, not of a helper. */
  const readName = (type: ts.Type): ts.Symbol | undefined => {
    const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined);
    return symbol !== undefined && !['Readonly', 'Record', 'Array', 'ReadonlyArray'].includes(symbol.name)
      ? symbol
      : undefined;
  };

  const toPlain = (type: ts.Type): Schema => {
    if (type.isStringLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.flags & ts.TypeFlags.Unknown) return {};
    if (type.isUnion()) return toUnion(type.types);
    const element = checker.isArrayType(type)
      ? checker.getTypeArguments(type as ts.TypeReference)[0]
      : undefined;
    if (element !== undefined) return { type: 'array', items: toSchema(element) };
    const held = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (held !== undefined) return { type: 'object', additionalProperties: toSchema(held) };
    if (type.flags & ts.TypeFlags.Object) return getFields(type);
    throw new Error(`no schema for ${checker.typeToString(type)}`);
  };

  const toSchema = (type: ts.Type): Schema => {
    const symbol = readName(type);
    if (symbol === undefined) return toPlain(type);
    const name = symbol.getName();
    if (!definitions.has(name)) {
      definitions.set(name, {});
      definitions.set(name, { ...readComment(symbol), ...toPlain(type) });
    }
    return { $ref: `#/definitions/${name}` };
  };

  return {
    definitions,
    read: (file, name) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      const symbol = module && checker.getExportsOfModule(module).find((found) => found.name === name);
      if (symbol === undefined) throw new Error(`${file} does not export ${name}`);
      return toSchema(checker.getDeclaredTypeOfSymbol(symbol));
    },
  };
}
