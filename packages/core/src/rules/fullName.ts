const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}・·]+$/u;

/** First and last name combined: East Asian names are written last name first, without a space. */
export function toFullName(firstName: string, lastName: string): string {
  const first = firstName.trim();
  const last = lastName.trim();
  if (eastAsian.test(first + last)) return last + first;
  return [first, last].filter((part) => part !== '').join(' ');
}
