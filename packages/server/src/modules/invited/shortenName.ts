/**
 * A name as it is shown to anybody who asks by number: its first and last character. Friends know it again, and who tries
 * all numbers learns no name, nor the part of an e-mail address that some names were made from.
 */
export function shortenName(name: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(name.trim()), ({ segment }) => segment);
  const [first = ''] = characters;
  if (first === '') return '';
  return `${first}***${characters.length > 2 ? (characters.at(-1) ?? '') : ''}`;
}
