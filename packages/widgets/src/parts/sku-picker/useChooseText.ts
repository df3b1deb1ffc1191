import { formatOnce } from '@pawlet/core/i18n';
import { useLocale, useText } from '../../runtime/index.ts';
import { productMessages } from '../product/productMessages.ts';
import type { VariantChoice } from './useVariants.ts';

/** A name with one initial capital, as in a heading; "USB plug" keeps its own. */
const headingCase = /^\p{Lu}(?=\p{Ll})/u;

/** Languages with lower-case option names within a sentence; German nouns keep their capitals. */
const smallWithin = new Set(['en', 'fr', 'it', 'es']);

/** Option names in running text: "color and capacity". */
function listOptions(titles: readonly string[], locale: string): string {
  const isSmall = smallWithin.has(locale.slice(0, 2));
  const names = isSmall
    ? titles.map((title) => title.replace(headingCase, (first) => first.toLocaleLowerCase(locale)))
    : titles;
  return formatOnce(`${locale} list ${names.join('|')}`, () => new Intl.ListFormat(locale).format(names));
}

/** Names the options still to choose: "Choose color and capacity". */
export function useChooseText(): (missing: VariantChoice['missing']) => string {
  const text = useText(productMessages);
  const locale = useLocale();
  return (missing) =>
    text('goods.choose', {
      groups: listOptions(
        missing.map(({ title }) => title),
        locale,
      ),
    });
}
