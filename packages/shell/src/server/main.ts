import { createCardRenderer } from './createCardRenderer.ts';
import { createPageRenderer } from './createPageRenderer.ts';
import type { Inclusion } from './includeCards.ts';
import type { StyleSheet } from './styles.ts';

export { createHtmlSanitiser } from '@pawlet/widgets/rich-text';
export { findPage } from './findPage.ts';

/** Inlined by the build. */
declare const __PAWLET_STYLE_SHEETS__: readonly StyleSheet[];
declare const __PAWLET_CARD_SHEET__: Inclusion['sheet'];

/** Renders a page of the storefront of this build. */
export const renderPage = createPageRenderer(__PAWLET_STYLE_SHEETS__);

/** Renders product cards for pages of partners. */
export const renderCards = createCardRenderer(__PAWLET_CARD_SHEET__);
