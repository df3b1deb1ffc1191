import type { GoldenMessage } from './goldenMessages.ts';
import type { Definitions, Schema } from './describeTypes.ts';

/** A type in readable form. */
function typeText(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.replace('#/definitions/', '');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' \\| ');
  if (schema.anyOf !== undefined) return schema.anyOf.map((part) => typeText(part)).join(' \\| ');
  if (schema.items !== undefined) return `list of ${typeText(schema.items)}`;
  if (schema.additionalProperties !== undefined) return `map of ${typeText(schema.additionalProperties)}`;
  if (schema.properties !== undefined)
    return `{ ${Object.entries(schema.properties)
      .map(
        ([name, field]) =>
          `${name}${schema.required?.includes(name) === true ? '' : '?'}: ${typeText(field)}`,
      )
      .join(', ')} }`;
  return schema.type ?? 'any';
}

function methodTable(schema: Schema | undefined, getGate: (name: string) => string): string {
  const rows = Object.entries(schema?.properties ?? {}).map(([name, method]) => {
    const { argument, result } = method.properties ?? {};
    const cells = [
      `\`${name}\``,
      argument === undefined ? '' : typeText(argument),
      typeText(result ?? {}),
      getGate(name),
      method.description ?? '',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return ['| Method | Argument | Result | Gate | Meaning |', '|---|---|---|---|---|', ...rows].join('\n');
}

function fieldTable(schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(
    ([name, field]) =>
      `| \`${name}\`${schema.required?.includes(name) === true ? '' : ' (optional)'} | ${typeText(field)} | ${field.description ?? ''} |`,
  );
  return ['| Field | Type | Meaning |', '|---|---|---|', ...rows].join('\n');
}

/** Inserts the types' documentation into the template, at the places that name it. */
export function renderDocument(
  template: string,
  definitions: Definitions,
  messages: readonly GoldenMessage[],
  getGate: (name: string) => string,
): string {
  const methods = new Set(['HostMethods', 'GuestMethods']);
  return template.replaceAll(/<!-- (\w+):([\w-]*) -->/gu, (_place, kind: string, name: string) => {
    const schema = definitions.get(name);
    switch (kind) {
      case 'methods':
        return methodTable(schema, getGate);
      case 'fields':
        return fieldTable(schema ?? {});
      case 'message': {
        const found = messages.find((message) => message.name === name);
        if (found === undefined) throw new Error(`no golden message ${name}`);
        return `\`\`\`json\n${JSON.stringify(found.envelope)}\n\`\`\``;
      }
      case 'types':
        return [...definitions]
          .filter(([type]) => !methods.has(type))
          .map(([type, each]) =>
            [
              `### ${type}\n\n${each.description ?? ''}`.trim(),
              each.properties === undefined ? typeText(each) : fieldTable(each),
            ].join('\n\n'),
          )
          .join('\n\n');
      default:
        throw new Error(`no content for ${kind}`);
    }
  });
}
