import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const importOfReact = /^import \{[^}]*\} from "react(?:-dom)?(?:\/[\w-]+)?";$/gmu;

/**
 * Makes React's types optional in the declarations: a project in another framework, which has no `@types/react`, checks them without
 * `skipLibCheck`. What is imported from React is `any` there; the options, elements and events of the widgets do not depend on it.
 */
export function makeReactOptional(): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(dist, file);
    const text = readFileSync(path, 'utf8');
    const optional = text.replaceAll(importOfReact, '/** @ts-ignore -- without React */\n$&');
    if (/\bimport\("react/u.test(optional))
      throw new Error(`${file} refers to React by an inferred type: declare the type in its source.`);
    if (optional !== text) writeFileSync(path, optional);
  }
}
