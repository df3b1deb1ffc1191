import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

const isText = /\/locales\/(?<language>[a-z]{2})\/(?<feature>[\w-]+)\.json$/u;

/** Besides English, messages that are bundled with their code, because it must not wait for them. */
const isInBundle = /\/locales\/(?:zh\/ui|\w+\/date)\.json$/u;

/** Texts of home and product page, which are requested with those of the frame, before any code. */
const firstView: ReadonlySet<string> = new Set(['goods', 'home', 'goods-detail']);

/** What widgets share is imported by name from here: only the modules of those names count as imported. */
const isBarrel = /\/widgets\/src\/parts\/index\.ts$/u;

/** The lists of pages and widgets, which import the code of each dynamically. */
const isList = /\/src\/(?:pages\/(?<area>[\w-]+)\/pages|widget\/widgets)\.ts$/u;

/**
 * The chunk of a file of texts, from the code that imports it. The first view waits for one file, a page for those of
 * its area and of what areas share, and no page for another area's texts:
 *
 * - `language-zh`: texts of the entry and of the first view, or of all widgets;
 * - `language-zh-order`: texts of one area of pages, or of two;
 * - `language-zh-shared`: texts of three areas or more;
 * - `language-zh-later`: texts of code that no page starts with.
 */
export function toLanguageChunk(id: string, context: ChunkingContext): string | null {
  const { language, feature = '' } = isText.exec(id)?.groups ?? {};
  if (language === undefined || language === 'en' || isInBundle.test(id)) return null;
  const { areas, isFirst } = findImporters(id, context);
  if (isFirst || firstView.has(feature)) return `language-${language}`;
  if (areas.size === 0) return `language-${language}-later`;
  return `language-${language}-${areas.size > 2 ? 'shared' : [...areas].toSorted().join('-')}`;
}

type ChunkingContext = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Follows the imports of a file of texts back to the pages that contain them. */
function findImporters(id: string, context: ChunkingContext) {
  const areas = new Set<string>();
  let isFirst = false;
  const catalogues = context.getModuleInfo(id)?.dynamicImporters ?? [];
  const seen = new Set(catalogues);
  for (const module of seen) {
    const { isEntry = false, importers = [], dynamicImporters = [] } = context.getModuleInfo(module) ?? {};
    isFirst ||= isEntry;
    for (const importer of importers)
      if (isBarrel.test(importer)) for (const user of findUsers(module, importer, context)) seen.add(user);
      else seen.add(importer);
    for (const importer of dynamicImporters) {
      const list = isList.exec(importer);
      if (list?.groups?.['area'] !== undefined) areas.add(list.groups['area']);
      // The page of a widget requests its texts before the widget is determined.
      else if (list !== null) isFirst = true;
    }
  }
  return { areas, isFirst };
}

/** The modules that import a module by a name which a barrel exports from it. */
function findUsers(module: string, barrel: string, context: ChunkingContext): readonly string[] {
  const { code, importers = [] } = context.getModuleInfo(barrel) ?? {};
  const exported = [
    ...(code ?? '').matchAll(/export\s*\{(?<names>[^}]*)\}\s*from\s*["'](?<from>[^"']+)["']/gu),
  ]
    .filter(({ groups }) => join(dirname(barrel), groups?.['from'] ?? '') === module)
    .flatMap(({ groups }) => groups?.['names']?.match(/\w+/gu) ?? []);
  const isUsed = new RegExp(String.raw`\b(?:${exported.join('|')})\b`, 'u');
  return importers.filter((user) => isUsed.test(context.getModuleInfo(user)?.code ?? ''));
}
