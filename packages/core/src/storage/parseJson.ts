/** The value of a JSON text; undefined for none and for invalid text, which the next write replaces. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return text == null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
