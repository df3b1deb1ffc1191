import { type LocalizedText, type OperatorCategory, textLanguages } from '@pawlet/operator';
import { useLocale } from 'react-admin';
import type { EntryChoice } from '../parts/entryFields.tsx';

/** A text in the language of the console. */
export function useName(): (text: LocalizedText) => string {
  const locale = useLocale();
  const language = textLanguages.find((one) => one === locale) ?? 'en';
  return (text) => text[language] || text.en;
}

/** Categories by slug, each with those above it. */
export function useCategoryChoices(): (categories: readonly OperatorCategory[]) => readonly EntryChoice[] {
  const nameOf = useName();
  return (categories) => {
    const known = new Map(categories.map((category) => [category.slug, category]));
    const toPath = ({ name, parent }: OperatorCategory): string => {
      const above = parent === null ? undefined : known.get(parent);
      return above === undefined ? nameOf(name) : `${toPath(above)} / ${nameOf(name)}`;
    };
    return categories.map((category) => ({ id: category.slug, name: toPath(category) }));
  };
}
