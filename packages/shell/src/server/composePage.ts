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

/**
 * Inserts a rendered first view into the storefront's page, as it was built.
 * @param template - The built page: its code is listed instead of loaded, so that the boot script loads it after the first paint.
 * @param sheets - The style sheets of the view, which become part of the page.
 */
export function composePage(template: string, view: FirstView, sheets: readonly StyleSheet[]): Page {
  if (!template.includes(root)) throw new Error('The template has no place for the page.');
  const inline = new Set(sheets.map(({ file }) => file));
  const files: string[] = [];
  const bare = template.replaceAll(code, (_, script: string | undefined, file: string | undefined) => {
    const url = script ?? file;
    if (url !== undefined && !inline.has(url)) files.push(url);
    return '';
  });
  const { language, country } = view.state;
  const styles = sheets.map(({ text }) => text);
  // What is long comes last: an expression would search all of it.
  const inserted: readonly (readonly [RegExp | string, string])[] = [
    [/\s*<noscript>[\s\S]*?<\/noscript>/u, ''],
    [
      /<html lang="[^"]*"/u,
      `<html lang="${escapeHtml(view.locale)}" data-rendered="${language} ${escapeHtml(country)}"`,
    ],
    // Before the head, which has its own.
    [/\s*<meta name="description"[^>]*>/u, ''],
    [/\s*<title>[^<]*<\/title>/u, `\n${view.head}`],
    [
      '</head>',
      // Disabled, a link loads nothing; code that needs the style sheet finds it present.
      `${sheets.map(({ file, text }) => `<style>${text}</style>\n<link rel="stylesheet" href="${escapeHtml(file)}" disabled />\n`).join('')}</head>`,
    ],
    // Before the boot script, which reads it.
    ['<script>', `<meta name="pawlet:code" content="${files.map(escapeHtml).join(' ')}" />\n<script>`],
    [
      root,
      `<div id="app">${withDark(view)}</div>\n<script type="application/json" id="pawlet-state">${toScriptJson(view.state)}</script>`,
    ],
  ];
  let html = bare;
  // A function, because `$` in a text is no pattern.
  for (const [found, content] of inserted) html = html.replace(found, () => content);
  return {
    status: view.status,
    html,
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
