/**
 * Takes what was typed into a rendered page before it had its code: with the code, fields contain what the page knows.
 * Returns a function that types it again.
 */
export function takeTyped(page: Element): () => void {
  const typed = Array.from(page.querySelectorAll('input'), (field) => [field, field.value] as const).filter(
    ([{ defaultValue }, value]) => value !== defaultValue,
  );
  return () => {
    for (const [field, value] of typed) {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
