import { fileURLToPath } from 'node:url';
import type { AppDeps } from '../../http/appDeps.ts';
import type { RenderedPages } from '../rendering/renderedPages.ts';
import type { Settings } from '../../http/settings.ts';
import type { ShopIdentity } from '../../modules/config/shopIdentity.ts';
import { createConsoleFiles } from './consoleFiles.ts';
import { createLanguageRedirect } from './languageRedirect.ts';
import { createMediaFiles } from './mediaFiles.ts';
import { createStorefrontFiles } from './storefrontFiles.ts';
import { createStorybookFiles } from './storybookFiles.ts';

const mediaFolder = fileURLToPath(new URL('../../../media', import.meta.url));

/** Folders of what was built; undefined where it was not. */
export interface BuiltFolders {
  readonly storefrontFolder?: string | undefined;
  readonly consoleFolder?: string | undefined;
  /** Served in demo mode. */
  readonly storybookFolder?: string | undefined;
}

/** The files of the shop: pictures, the console, Storybook in the demo, and the storefront with its rendered pages. */
export function createFiles(
  settings: Settings,
  { storefrontFolder, consoleFolder, storybookFolder }: BuiltFolders,
  readIdentity: () => Promise<ShopIdentity>,
  sendPage: RenderedPages['respond'] | undefined,
): NonNullable<AppDeps['files']> {
  const media = createMediaFiles(mediaFolder);
  const storefront =
    storefrontFolder === undefined
      ? undefined
      : createStorefrontFiles(storefrontFolder, settings, readIdentity);
  const consoleFiles =
    consoleFolder === undefined
      ? undefined
      : createConsoleFiles(consoleFolder, async () => (await readIdentity()).names);
  const redirect = createLanguageRedirect(async () => (await readIdentity()).languages);
  const isShown = settings.isDemo && storybookFolder !== undefined;
  const storybook = isShown ? createStorybookFiles(storybookFolder) : undefined;
  return async (request) => {
    const other =
      (await media(request)) ??
      (await consoleFiles?.(request)) ??
      (await storybook?.(request)) ??
      (await redirect(request));
    if (other !== null) return other;
    const page = (await sendPage?.(request)) ?? 200;
    if (page instanceof Response) return page;
    const file = (await storefront?.(request)) ?? null;
    // The browser's page shows what is missing, too. 304 stays: such a browser has it.
    if (page === 200 || file?.status !== 200) return file;
    return new Response(file.body, { status: page, headers: file.headers });
  };
}
