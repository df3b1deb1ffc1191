import { textLanguages } from '@pawlet/operator';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { SelectField } from './SelectField.tsx';
import { useLeave } from './useUnsaved.ts';

/** A language of the shop's texts. */
export type TextLanguage = (typeof textLanguages)[number];

const findLanguage = (wanted: string): TextLanguage => textLanguages.find((one) => one === wanted) ?? 'en';

/** The language whose texts are edited: at first the person's own. */
export function useTextLanguage() {
  const locale = useLocale();
  return useState(findLanguage(locale));
}

interface LanguageChoiceProps {
  readonly value: TextLanguage;
  readonly onChange: (language: TextLanguage) => void;
}

/** Chooses the language whose texts are edited; what is entered in another one is lost only if the person agrees. */
export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const text = useText();
  const { language } = useFormat();
  const leave = useLeave();
  return (
    <SelectField
      label={text('texts.language')}
      value={value}
      sx={{ maxWidth: 260 }}
      options={textLanguages.map((one) => [one, language(one)])}
      onChange={(wanted) => leave(() => onChange(findLanguage(wanted)))}
    />
  );
}
