import { lazy } from '@pawlet/core/lazy';
import type { TranslatedKind } from '@pawlet/core/api';
import { toInterfaceLanguage, toLocale } from '@pawlet/core/i18n';
import { useConfig, useLazyPart, useLocale } from '@pawlet/widgets';
import { useState, type ReactNode } from 'react';

/** A text to render. */
export interface ShownText {
  readonly text: string;
  /** Language of the text, '' if unknown. */
  readonly language: string;
}

export interface TranslatedProps extends ShownText {
  readonly kind: TranslatedKind;
  /** Undefined for a text without an identifier: it is not translated. */
  readonly id: number | undefined;
  /** Renders the text: the original, or in the reader's language. */
  readonly children: (shown: ShownText) => ReactNode;
}

const translationBar = lazy(() => import('./TranslationBar.tsx'));

/**
 * A shopper's text, with a button below it that translates it if it is in another language and the shop has a
 * translation service.
 */
export function Translated({ kind, id, text, language, children }: TranslatedProps) {
  const service = useConfig()?.translator ?? '';
  const reader = toInterfaceLanguage(useLocale());
  const writer = toInterfaceLanguage(language);
  const isForeign = service !== '' && reader !== undefined && writer !== undefined && writer !== reader;
  const bar = useLazyPart(translationBar, isForeign);
  const [shown, setShown] = useState<string>();
  // In another language, or of another text, it is another translation.
  const [of, getSet] = useState(`${reader} ${text}`);
  if (of !== `${reader} ${text}`) {
    getSet(`${reader} ${text}`);
    setShown(undefined);
  }
  const isShown = isForeign && shown !== undefined;
  return (
    <>
      {children(isShown ? { text: shown, language: toLocale(reader) } : { text, language })}
      {isForeign && id !== undefined && bar.status === 'ready' ? (
        <bar.value.TranslationBar key={of} kind={kind} id={id} isShown={isShown} onShow={setShown} />
      ) : null}
    </>
  );
}
