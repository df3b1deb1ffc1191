export { createHtmlSanitiser } from '../parts/rich-text/sanitise.ts';
