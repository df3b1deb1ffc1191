import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../release/pack.ts';

const documents = [
  '*.md',
  'deploy/*.md',
  'docs/**/*.md',
  'examples/*/README.md',
  'packages/*/README.md',
  'packages/*/docs/*.md',
];

/** Links of the documents within the repository whose file or heading does not exist. */
export function listBrokenLinks(): readonly string[] {
  return globSync(documents, { cwd: root }).toSorted().flatMap(brokenLinksOf);
}

function brokenLinksOf(document: string): readonly string[] {
  const links = readWithoutCode(document).matchAll(/\]\((?<link>[^)\s]+)\)/gu);
  return [...links].flatMap(({ groups }) => {
    const link = groups?.['link'] ?? '';
    if (/^[a-z]+:/u.test(link)) return [];
    const [path = '', heading] = link.split('#');
    const target = path === '' ? document : join(dirname(document), path);
    if (!existsSync(join(root, target))) return [`${document} links to ${link}, which does not exist`];
    const isKnown = heading === undefined || !target.endsWith('.md') || toAnchors(target).has(heading);
    return isKnown ? [] : [`${document} links to ${link}, but ${target} has no such heading`];
  });
}

function readWithoutCode(document: string): string {
  const text = readFileSync(join(root, document), 'utf8');
  return text.replaceAll(/^ *```[^]*?^ *```/gmu, '').replaceAll(/`[^`\n]*`/gu, '');
}

/** The anchors of a document's headings, as GitHub makes them. */
function toAnchors(document: string): ReadonlySet<string> {
  const text = readFileSync(join(root, document), 'utf8').replaceAll(/^ *```[^]*?^ *```/gmu, '');
  const anchors = new Set<string>();
  for (const { groups } of text.matchAll(/^#+ (?<title>.*)$/gmu)) {
    const words = (groups?.['title'] ?? '').replaceAll(/\[(?<label>[^\]]*)\]\([^)]*\)/gu, '$<label>');
    const anchor = words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-');
    let repeated = 0;
    while (anchors.has(repeated === 0 ? anchor : `${anchor}-${repeated}`)) repeated += 1;
    anchors.add(repeated === 0 ? anchor : `${anchor}-${repeated}`);
  }
  return anchors;
}
