import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOperator } from '../../packages/server/src/operator.ts';
import { root } from '../release/pack.ts';

const shopkeeping = 'docs/guides/shopkeeping.md';

/** What the guides for shopkeepers and administrators call by a name that the console or the command line does not have. */
export async function listUnknownNames(): Promise<readonly string[]> {
  const commands = await listCommands();
  const names = listConsoleNames();
  const guides = globSync('docs/guides/*.md', { cwd: root }).toSorted();
  return [
    ...[...namesOf(readGuide(shopkeeping))]
      .filter((name) => !names.has(name))
      .map((name) => `${shopkeeping}: the console has no "${name}"`),
    ...guides.flatMap((guide) =>
      [...commandsOf(readGuide(guide))]
        .filter((command) => !commands.has(command))
        .map((command) => `${guide}: there is no command "${command}"`),
    ),
  ];
}

const readGuide = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What is bold: names of pages, buttons and fields, below each other with `›` between them. */
function namesOf(text: string): ReadonlySet<string> {
  const bold = [...text.matchAll(/\*\*(?<names>[^*]+)\*\*/gu)].map(({ groups }) => groups?.['names'] ?? '');
  return new Set(bold.flatMap((names) => names.replaceAll(/\s+/gu, ' ').split(' › ')));
}

/** The English texts of the console, also without what is filled in behind a colon. */
function listConsoleNames(): ReadonlySet<string> {
  const texts = globSync('packages/console/locales/en/*.json', { cwd: root }).flatMap((path) => {
    const file = JSON.parse(readGuide(path)) as Readonly<Record<string, string>>;
    return Object.values(file);
  });
  return new Set(texts.flatMap((text) => [text, text.replace(/: \{\{.*$/u, '')]));
}

async function listCommands(): Promise<ReadonlySet<string>> {
  const { text } = await runOperator(['help'], {}, root);
  const named = text.matchAll(/^ {2}(?<name>[a-z][a-z-]*) /gmu);
  return new Set(['help', ...[...named].map(({ groups }) => groups?.['name'] ?? '')]);
}

/** Commands behind `npm run operator --` and `shop`, and those in a column `Command` of a table. */
function commandsOf(text: string): ReadonlySet<string> {
  const run = text.matchAll(/(?:npm run (?:-s )?operator --|pawlet -- shop) (?<name>[a-z][a-z-]*)/gu);
  const found = [...run].map(({ groups }) => groups?.['name'] ?? '');
  const tables = text.match(/(?:^\|.*\n)+/gmu) ?? [];
  const listed = tables.flatMap((table) => {
    const rows = table.split('\n').map((line) => line.split(/(?<!\\)\|/u).map((cell) => cell.trim()));
    const column = rows[0]?.indexOf('Command') ?? -1;
    if (column === -1) return [];
    const cells = rows.slice(2).map((cells) => cells[column] ?? '');
    return cells.flatMap((cell) =>
      [...cell.matchAll(/`(?<name>[a-z][a-z-]*)(?=[ `])/gu)].map(({ groups }) => groups?.['name'] ?? ''),
    );
  });
  return new Set([...found, ...listed]);
}
