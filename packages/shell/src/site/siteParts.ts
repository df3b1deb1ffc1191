import { lawMessages } from '@pawlet/widgets/parts';
import { meMessages } from '../pages/me/messages/messages.ts';
import { searchMessages } from '../pages/search/messages/messages.ts';
import { siteMessages } from './messages/messages.ts';

export { AccountNav } from './AccountNav.tsx';
export { SiteBar } from './SiteBar.tsx';
export { SiteFooter } from './SiteFooter.tsx';
export { SiteNav } from './SiteNav.tsx';

/** What they say. */
export const siteCatalogues = [siteMessages, lawMessages, meMessages, searchMessages];
