/** A window that has space for a page in two columns. In em, as in the styles: large text keeps one column. */
export const wideWindow = '(width >= 64em)';
