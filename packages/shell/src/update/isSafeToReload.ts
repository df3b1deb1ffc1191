/** Pages with a task that a reload would interrupt. */
const busyPages =
  /^\/(?:pages\/(?:goods\/order|goods\/remark|order\/(?:payment|resultPayment|pingpong|apply)|login\/)|wallet-return)/u;

/** Types of fields that contain no text of the shopper. */
const wordless: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'hidden',
  'radio',
  'range',
  'reset',
  'search',
  'submit',
]);

/** Whether the page may be reloaded without confirmation: no purchase in progress, nothing typed or open. */
export function isSafeToReload(path: string | undefined, page: Document): boolean {
  if (busyPages.test(path ?? '') || page.querySelector('dialog[open]') !== null) return false;
  return !Array.from(page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')).some(
    (field) => !wordless.has(field.type) && !field.readOnly && field.value.trim() !== '',
  );
}
