/** The origins allowed in `source_url`: the server writes them into the page. */
export function allowedOrigins(): readonly string[] {
  const text = document.querySelector<HTMLMetaElement>('meta[name="pawlet:api-origins"]')?.content ?? '';
  return text
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
}
