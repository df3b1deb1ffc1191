import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { formatText } from '../../../tooling/format/formatText.ts';
import { gateTable, isGated } from '../src/index.ts';
import { createTypeReader } from './describeTypes.ts';
import { goldenMessages } from './goldenMessages.ts';
import { renderDocument } from './renderDocument.ts';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..');
const described = [
  'Envelope',
  'LaunchContext',
  'ContextChanges',
  'HostMethods',
  'GuestMethods',
  'BridgeEvents',
];

function readTypes() {
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  });
  const entry = join(root, 'src/index.ts');
  const reader = createTypeReader(ts.createProgram([entry], config?.options ?? {}));
  for (const name of described) reader.read(entry, name);
  return reader.definitions;
}

/** All files generated from the types, by path in the package. */
export async function generateWire(): Promise<ReadonlyMap<string, string>> {
  const definitions = readTypes();
  const written = async (path: string, text: string): Promise<readonly [string, string]> => [
    path,
    await formatText(path, text),
  ];
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'pawlet/1',
    $ref: '#/definitions/Envelope',
    definitions: Object.fromEntries(definitions),
  };
  const template = readFileSync(join(here, 'wire.template.md'), 'utf8');
  const getGate = (name: string): string => (isGated(name) ? gateTable[name].kind : '');
  const files = [
    written('wire/schema.json', JSON.stringify(schema)),
    written('docs/wire.md', renderDocument(template, definitions, goldenMessages, getGate)),
    ...goldenMessages.map(({ name, ...message }) =>
      written(`wire/fixtures/${name}.json`, JSON.stringify(message)),
    ),
  ];
  return new Map(await Promise.all(files));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  rmSync(join(here, 'fixtures'), { recursive: true, force: true });
  for (const [path, text] of await generateWire()) {
    const file = join(root, path);
    if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
