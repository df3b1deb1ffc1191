/**
 * A name shown to anyone who requests it by number: its first and last character. Friends recognize it, but
 * trying all numbers reveals no names, nor the parts of e-mail addresses that some names were made from.
 */
export function shortenName(name: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(name.trim()), ({ segment }) => segment);
  const [first = ''] = characters;
  if (first === '') return '';
  return `${first}***${characters.length > 2 ? (characters.at(-1) ?? '') : ''}`;
}
