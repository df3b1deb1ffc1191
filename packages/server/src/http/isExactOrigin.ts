/** Whether a text is an origin of http or https as browsers send it, or that with a slash: no pattern and no path. */
export function isExactOrigin(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    // Other characters would end a directive or a list that origins are written into.
    /^[a-z0-9.:[\]-]+$/iu.test(url.host) &&
    /^https?:$/u.test(url.protocol) &&
    text.replace(/\/$/u, '') === url.origin
  );
}
