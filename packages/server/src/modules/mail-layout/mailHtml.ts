import { escapeHtml } from '../../http/escapeHtml.ts';
import type { MailLook } from './readMailLook.ts';
import { type Language, toDocumentLanguage } from '../../i18n/language.ts';

/** The content of an e-mail. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  /** Lines by paragraph. A line such as `See your order: https://…` is a link if its address is one of `links`. */
  readonly paragraphs: readonly (readonly string[])[];
  /** Addresses that become links: others may have been entered by shoppers, and stay visible. */
  readonly links: readonly string[];
  readonly look: MailLook;
}

const link = /^(?<label>[^]*?)\s*[:：]\s*(?<url>https?:\/\/\S+)$/u;
const font =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;font-size:16px;line-height:1.5";

/** Writes the text of an e-mail. */
export function toMailText(paragraphs: MailContent['paragraphs']): string {
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join('\n'))
    .join('\n\n');
}

/**
 * Writes the same as HTML: without scripts or style sheets, which mail programs block, and readable with the colors of a
 * dark one. Its only picture is the shop's own logo; where it is blocked, the shop's name is shown.
 */
export function toMailHtml({ language, subject, paragraphs, links, look }: MailContent): string {
  const body = paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map(
      (paragraph) =>
        `<p style="margin:0 0 16px">${paragraph.map((line) => toLine(line, links)).join('<br>')}</p>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${toDocumentLanguage(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:16px">
<div style="max-width:560px;margin:0 auto;padding-top:16px;border-top:4px solid ${look.color};${font};overflow-wrap:anywhere">
${toLogo(look)}${body}
</div>
</body>
</html>`;
}

const logoSide = 48;

function toLogo({ logoUrl, shop }: MailLook): string {
  if (logoUrl === undefined) return '';
  const size = `width="${logoSide}" height="${logoSide}"`;
  return `<p style="margin:0 0 16px"><img src="${escapeHtml(logoUrl)}" ${size} alt="${escapeHtml(shop)}" style="display:block;border:0"></p>\n`;
}

function toLine(line: string, links: readonly string[]): string {
  const { label = '', url = '' } = link.exec(line)?.groups ?? {};
  if (!links.includes(url)) return escapeHtml(line);
  return `<a href="${escapeHtml(url)}" style="color:inherit;font-weight:bold">${escapeHtml(label)}</a>`;
}
