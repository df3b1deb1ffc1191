import type { ElementDescription, ElementOption } from './describeElements.ts';

/** Attributes of the script's elements besides their options. */
const shopAttribute = {
  name: 'shop',
  description: 'Which shop, where the page has several: the `data-shop` of its script.',
};

/** The generated files of the widgets package, by their paths in it. */
export function writeFiles(elements: readonly ElementDescription[]): Readonly<Record<string, string>> {
  return {
    'custom-elements.json': toJson(toManifest(elements)),
    'html-custom-data.json': toJson(toHtmlData(elements)),
    'src/embed/elements.ts': toTypes(elements),
  };
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** https://github.com/webcomponents/custom-elements-manifest */
function toManifest(elements: readonly ElementDescription[]): unknown {
  const path = '/embed/v1/pawlet.js';
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: elements.map(({ tag, name, options, events }) => ({
          kind: 'class',
          customElement: true,
          name: `${name}Element`,
          tagName: tag,
          superclass: { name: 'HTMLElement', package: 'global:' },
          attributes: [
            ...options.map((option) => ({
              name: option.attribute,
              fieldName: option.property,
              description: option.description,
              type: { text: option.attributeType },
              ...(option.defaultValue === undefined ? {} : { default: option.defaultValue }),
            })),
            { ...shopAttribute, type: { text: 'string' } },
          ],
          members: options.map((option) => ({
            kind: 'field',
            name: option.property,
            attribute: option.attribute,
            reflects: true,
            description: option.description,
            type: { text: `${option.propertyType} | undefined` },
          })),
          events: events.map((event) => ({
            name: event,
            type: { text: `CustomEvent<PawletEventMap['${event}']>` },
          })),
          slots: [
            { name: '', description: 'Shown until the widget is there, and where it cannot be shown.' },
          ],
          ...(tag === 'pawlet-product-card'
            ? { cssParts: ['list', 'card', 'picture', 'title', 'price'].map((part) => ({ name: part })) }
            : {}),
        })),
        exports: elements.map(({ tag, name }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: `${name}Element`, module: path },
        })),
      },
    ],
  };
}

/** https://code.visualstudio.com/blogs/2020/02/24/custom-data-format */
function toHtmlData(elements: readonly ElementDescription[]): unknown {
  return {
    version: 1.1,
    tags: elements.map(({ tag, options }) => ({
      name: tag,
      description: `Widget of a Pawlet shop, by the script /embed/v1/pawlet.js.`,
      attributes: [
        ...options.map((option) => {
          const choices = getChoices(option);
          return {
            name: option.attribute,
            description: withDefault(option),
            ...(choices.length === 0 ? {} : { values: choices.map((choice) => ({ name: choice })) }),
          };
        }),
        shopAttribute,
      ],
    })),
  };
}

/** The values of an option with an enumeration. */
function getChoices({ propertyType }: ElementOption): readonly string[] {
  return [...propertyType.matchAll(/'([^']*)'/gu)].map(([, choice = '']) => choice);
}

function withDefault({ description, defaultValue }: ElementOption): string {
  return defaultValue === undefined ? description : `${description} Default: ${JSON.parse(defaultValue)}.`;
}

function toTypes(elements: readonly ElementDescription[]): string {
  const field = (indent: string, option: ElementOption, line: string): string => {
    const { description, defaultValue } = option;
    const note = defaultValue === undefined ? '' : ` @default ${defaultValue.replaceAll('"', "'")}`;
    return `${indent}/** ${description}${note} */\n${indent}${line}`;
  };
  const interfaces = elements.flatMap(({ tag, name, options }) => [
    `/** Attributes of \`<${tag}>\`. */
export interface ${name}Attributes {
${[
  ...options.map((option) =>
    field(
      '  ',
      option,
      `readonly ${/-/u.test(option.attribute) ? `'${option.attribute}'` : option.attribute}?: ${option.attributeType} | undefined;`,
    ),
  ),
  `  /** ${shopAttribute.description} */\n  readonly ${shopAttribute.name}?: string | undefined;`,
].join('\n')}
}`,
    `/** \`<${tag}>\`: a property is its attribute, as a typed value; undefined where the attribute is missing. */
export interface ${name}Element extends HTMLElement {
${options.map((option) => field('  ', option, `${option.property}: ${option.propertyType} | undefined;`)).join('\n')}
}`,
  ]);
  const table = (title: string, name: string, suffix: string): string =>
    `/** ${title} */\nexport interface ${name} {\n${elements
      .map((element) => `  '${element.tag}': ${element.name}${suffix};`)
      .join('\n')}\n}`;
  return `${[
    '// Generated by tooling/elements/generate.ts from the definitions of the widgets. Do not edit.',
    ...interfaces,
    table('Attributes of the elements of the script, by their names.', 'EmbedOptionAttributes', 'Attributes'),
    table('The elements of the script, by their names.', 'EmbedElements', 'Element'),
  ].join('\n\n')}\n`;
}
