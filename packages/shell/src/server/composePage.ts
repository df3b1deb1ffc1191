import { darkScript } from './darkScript.ts';
import { escapeHtml, toScriptJson } from './escapeHtml.ts';
import type { FirstView } from './renderFirstView.tsx';
import type { StyleSheet } from './styles.ts';

/** A rendered page as a document. */
export interface Page {
  readonly status: FirstView['status'];
  readonly html: string;
  /** Inline scripts besides those of the template, which a policy has to allow. */
  readonly scripts: readonly string[];
  /** Inline style sheets, which a policy has to allow. */
  readonly styles: readonly string[];
  /** The different values of `style` attributes. */
  readonly styleAttributes: readonly string[];
}

const root = '<div id="app"></div>';
// Preact writes an empty attribute without its value.
const place = /(?<tag><div(?=[^>]*\sdata-pawlet-root[\s=>])[^>]*>)/u;
const code =
  /\s*<(?:script type="module"[^>]*src="(?<script>[^"]+)"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*href="(?<file>[^"]+)"[^>]*>)/gu;

/** What differs between the pages of one template. */
type Place = 'document' | 'head' | 'styles' | 'code' | 'page';

/** A built page, divided at the places where pages differ. */
export interface Template {
  /** Text and place in turn, beginning with a text. */
  readonly pieces: readonly string[];
  /** The addresses of its code and style sheets. */
  readonly files: readonly string[];
}

/** No page contains this character. */
const mark = (place: Place): string => `\0${place}\0`;

/** Divides a built page: its code is listed instead of loaded, so that the boot script loads it after the first paint. */
export function divideTemplate(html: string): Template {
  if (!html.includes(root)) throw new Error('The template has no place for the page.');
  const files: string[] = [];
  const bare = html.replaceAll(code, (_, script: string | undefined, file: string | undefined) => {
    const url = script ?? file;
    if (url !== undefined) files.push(url);
    return '';
  });
  const places: readonly (readonly [RegExp | string, string])[] = [
    [/\s*<noscript>[\s\S]*?<\/noscript>/u, ''],
    [/<html lang="[^"]*"/u, `<html ${mark('document')}`],
    // The head has its own.
    [/\s*<meta name="description"[^>]*>/u, ''],
    [/\s*<title>[^<]*<\/title>/u, `\n${mark('head')}`],
    ['</head>', `${mark('styles')}</head>`],
    // Before the boot script, which reads it.
    ['<script>', `${mark('code')}<script>`],
    [root, mark('page')],
  ];
  let divided = bare;
  for (const [found, content] of places) divided = divided.replace(found, content);
  return { pieces: divided.split('\0'), files };
}

/**
 * Inserts a rendered first view into the storefront's page, as it was built.
 * @param sheets - The style sheets of the view, which become part of the page.
 */
export function composePage(
  { pieces, files }: Template,
  view: FirstView,
  sheets: readonly StyleSheet[],
): Page {
  const inline = new Set(sheets.map(({ file }) => file));
  const loaded = files.filter((file) => !inline.has(file));
  const { language, country } = view.state;
  const styles = sheets.map(({ text }) => text);
  const contents: Readonly<Record<Place, string>> = {
    document: `lang="${escapeHtml(view.locale)}" data-rendered="${language} ${escapeHtml(country)}"`,
    head: view.head,
    // Disabled, a link loads nothing; code that needs the style sheet finds it present.
    styles: sheets
      .map(
        ({ file, text }) =>
          `<style>${text}</style>\n<link rel="stylesheet" href="${escapeHtml(file)}" disabled />\n`,
      )
      .join(''),
    code: `<meta name="pawlet:code" content="${loaded.map(escapeHtml).join(' ')}" />\n`,
    page: `<div id="app">${withDark(view)}</div>\n<script type="application/json" id="pawlet-state">${toScriptJson(view.state)}</script>`,
  };
  return {
    status: view.status,
    html: pieces.map((piece, index) => (index % 2 === 0 ? piece : contents[piece as Place])).join(''),
    scripts: [darkScript],
    styles,
    styleAttributes: listStyleAttributes(view.html),
  };
}

function withDark({ html, darkStyle }: FirstView): string {
  const script = `<script data-style="${escapeHtml(darkStyle)}">${darkScript}</script>`;
  return html.replace(place, (tag) => tag + script);
}

function listStyleAttributes(html: string): readonly string[] {
  const found = html.matchAll(/<[a-z][^<>]*?\sstyle="(?<value>[^"]*)"/gu);
  return [...new Set(Array.from(found, ({ groups }) => decode(groups?.['value'] ?? '')))];
}

/** The references that the rendering libraries write. */
function decode(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
