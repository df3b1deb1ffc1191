import { useLocale, useText } from '../../runtime/index.ts';
import { goodsMessages } from '../goods/goodsMessages.ts';
import type { VariantChoice } from './useVariants.ts';

/** A name that begins with one capital as a heading does; "USB plug" keeps its own. */
const headingCase = /^\p{Lu}(?=\p{Ll})/u;

/** Languages that write the names of options small within a sentence; German nouns keep their capitals. */
const smallWithin = new Set(['en', 'fr', 'it', 'es']);

/** The names of options as they stand within a sentence: "color and capacity". */
function listOptions(titles: readonly string[], locale: string): string {
  const isSmall = smallWithin.has(locale.slice(0, 2));
  const names = isSmall
    ? titles.map((title) => title.replace(headingCase, (first) => first.toLocaleLowerCase(locale)))
    : titles;
  return new Intl.ListFormat(locale).format(names);
}

/** Says which options are still to be chosen, by their own names: "Choose color and capacity". */
export function useChooseText(): (missing: VariantChoice['missing']) => string {
  const text = useText(goodsMessages);
  const locale = useLocale();
  return (missing) =>
    text('goods.choose', {
      groups: listOptions(
        missing.map(({ title }) => title),
        locale,
      ),
    });
}
