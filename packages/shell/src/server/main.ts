import { createPageRenderer } from './createPageRenderer.ts';
import type { StyleSheet } from './styles.ts';

export { createHtmlSanitiser } from '@pawlet/widgets/rich-text';
export { findPage } from './findPage.ts';

/** Inlined by the build. */
declare const __PAWLET_STYLE_SHEETS__: readonly StyleSheet[];

/** Renders a page of the storefront of this build. */
export const renderPage = createPageRenderer(__PAWLET_STYLE_SHEETS__);
