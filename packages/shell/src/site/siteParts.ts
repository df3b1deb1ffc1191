import { lawMessages } from '@pawlet/widgets/parts';
import { meMessages } from '../preferences/meMessages.ts';
import { searchMessages } from '../search/searchMessages.ts';
import { siteMessages } from './siteMessages.ts';

export { AccountNav } from './AccountNav.tsx';
export { SiteBar } from './SiteBar.tsx';
export { SiteFooter } from './SiteFooter.tsx';
export { SiteNav } from './SiteNav.tsx';

/** Their texts. */
export const siteCatalogues = [siteMessages, lawMessages, meMessages, searchMessages];
