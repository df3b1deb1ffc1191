/** Pages on which something is under way that a reload would cut short. */
const busyPages =
  /^\/(?:pages\/(?:goods\/order|goods\/remark|order\/(?:payment|resultPayment|pingpong|apply)|login\/)|wallet-return)/u;

/** Kinds of fields that hold no words of the shopper. */
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

/** Tells whether the page may be loaded anew without asking: nobody is buying, nothing is written or open. */
export function isSafeToReload(path: string | undefined, page: Document): boolean {
  if (busyPages.test(path ?? '') || page.querySelector('dialog[open]') !== null) return false;
  return !Array.from(page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')).some(
    (field) => !wordless.has(field.type) && !field.readOnly && field.value.trim() !== '',
  );
}
