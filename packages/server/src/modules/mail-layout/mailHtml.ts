import { escapeHtml } from '../../http/escapeHtml.ts';
import { type Language, toDocumentLanguage } from '../../i18n/language.ts';

/** The content of an e-mail. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  /** Lines by paragraph. A line such as `See your order: https://…` is a link if its address is one of `links`. */
  readonly paragraphs: readonly (readonly string[])[];
  /** Addresses that become links: others may have been entered by shoppers, and stay visible. */
  readonly links: readonly string[];
  /** Color of the bar above the text, `#` and six hexadecimal digits. */
  readonly color: string;
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
 * Writes the same as HTML: without pictures, scripts or style sheets, which mail programs block, and readable with the
 * colors of a dark one.
 */
export function toMailHtml({ language, subject, paragraphs, links, color }: MailContent): string {
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
<div style="max-width:560px;margin:0 auto;padding-top:16px;border-top:4px solid ${color};${font};overflow-wrap:anywhere">
${body}
</div>
</body>
</html>`;
}

function toLine(line: string, links: readonly string[]): string {
  const { label = '', url = '' } = link.exec(line)?.groups ?? {};
  if (!links.includes(url)) return escapeHtml(line);
  return `<a href="${escapeHtml(url)}" style="color:inherit;font-weight:bold">${escapeHtml(label)}</a>`;
}
