/** Makes words comparable: case, width and accents do not count. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether a topic has every word of the keyword, in its title or its description; a blank keyword finds all. */
export function isAbout(
  topic: { readonly title: string; readonly description: string },
  keyword: string,
): boolean {
  const text = fold(`${topic.title} ${topic.description}`);
  return fold(keyword)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}
