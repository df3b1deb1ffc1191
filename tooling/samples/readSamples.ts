import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../release/pack.ts';

/** A code block of a document. */
export interface Sample {
  /** Path of the document, and the line of its first line of code. */
  readonly place: string;
  /** Path of the document. */
  readonly document: string;
  /** The info string of the fence: `tsx`, `html` ... */
  readonly language: string;
  readonly code: string;
}

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/guides/*.md',
  'packages/*/README.md',
  'packages/*/docs/*.{md,mdx}',
  'examples/*/README.md',
];

/** Every code block of README, guides and Storybook's pages. */
export function readSamples(): readonly Sample[] {
  return globSync(documents, { cwd: root }).toSorted().flatMap(samplesOf);
}

/** The `@example` of every docstring of the published packages. */
export function readExamples(): readonly Sample[] {
  return globSync('packages/{core,bridge,widgets}/src/**/*.{ts,tsx}', { cwd: root })
    .toSorted()
    .flatMap(listExamples);
}

/** An example ends with its comment or at the next tag. Its language is that of its file. */
function listExamples(document: string): readonly Sample[] {
  const text = readFileSync(join(root, document), 'utf8');
  const examples = text.matchAll(/^ *\* @example\n(?<lines>(?: *\*(?: (?!@).*)?\n)+?) *\*(?:\/| @)/gmu);
  return Array.from(examples, ({ index, groups }) => ({
    place: `${document}:${text.slice(0, index).split('\n').length + 1}`,
    document,
    language: 'tsx',
    code: (groups?.['lines'] ?? '').replaceAll(/^ *\* ?/gmu, ''),
  }));
}

function samplesOf(document: string): readonly Sample[] {
  const samples: Sample[] = [];
  let block: { readonly language: string; readonly indent: number; readonly line: number } | undefined;
  let code: string[] = [];
  for (const [index, line] of readFileSync(join(root, document), 'utf8').split('\n').entries()) {
    const fence = /^(?<indent> *)```(?<language>\w*)$/u.exec(line)?.groups;
    if (fence === undefined) {
      code.push(line.slice(block?.indent ?? 0));
    } else if (block === undefined) {
      block = { language: fence['language'] ?? '', indent: fence['indent']?.length ?? 0, line: index + 2 };
      code = [];
    } else {
      const { language, line: first } = block;
      samples.push({ place: `${document}:${first}`, document, language, code: code.join('\n') });
      block = undefined;
    }
  }
  if (block !== undefined) throw new Error(`${document}: the block of line ${block.line} has no end.`);
  return samples;
}
