import type { HostOutcome } from './types.ts';

/** Copies a text to the clipboard, with `execCommand` as fallback. */
export async function copyText(page: Window & typeof globalThis, text: string): Promise<HostOutcome> {
  try {
    await page.navigator.clipboard.writeText(text);
    return 'done';
  } catch {
    // No clipboard without https, or not allowed in this frame.
    return copyBySelection(page.document, text) ? 'done' : 'failed';
  }
}

function copyBySelection(document: Document, text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  area.style.setProperty('position', 'fixed');
  area.style.setProperty('inset', '0 auto auto -9999px');
  // Everything outside an open modal dialog is inert and cannot be selected.
  const dialogs = document.querySelectorAll('dialog[open]');
  (dialogs[dialogs.length - 1] ?? document.body).append(area);
  try {
    area.select();
    return document.execCommand('copy');
  } catch {
    // The fallback failed too; the caller shows the selected text.
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
