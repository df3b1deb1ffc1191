// A chunk of its own: it holds a whole widget, and most visits do not buy.
export { pageMessages, PageSheet } from './PageSheet.tsx';
