// A separate chunk: it contains a whole widget, and most visits do not buy.
export { pageMessages, PageSheet } from './PageSheet.tsx';
