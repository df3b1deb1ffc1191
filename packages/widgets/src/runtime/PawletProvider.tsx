import { useMemo, useSyncExternalStore } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useStore } from 'zustand';
import type { Pawlet } from '@pawlet/core';
import { themeVariables } from '@pawlet/core/theme';
import type { ThemeVariables } from '@pawlet/core/theme';
import { useMediaQuery } from './browserState.ts';
import { sharedOf } from './data/shopCache.ts';
import { LocaleContext } from './locale.ts';
import { PawletContext } from './PawletContext.ts';
import { useText } from './useText.ts';
import { WordsContext, wordsOf } from './words.ts';
import { wordsCatalogue } from './words/wordsCatalogue.ts';

export interface PawletProviderProps {
  /** The shop, made by `createPawlet`. Whoever made it disposes of it. */
  readonly pawlet: Pawlet;
  /** `auto` follows the system. @default 'auto' */
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  readonly children?: ReactNode;
}

/** Puts a shop above a tree: its data, language, colours and the elements that carry them. */
export function PawletProvider({ pawlet, theme = 'auto', children }: PawletProviderProps) {
  const shared = sharedOf(pawlet);
  const value = useMemo(() => ({ pawlet, overlays: shared.overlays }), [pawlet, shared]);
  return (
    <PawletContext.Provider value={value}>
      <SWRConfig value={shared.swr}>
        <PawletRoot pawlet={pawlet} theme={theme}>
          {children}
        </PawletRoot>
      </SWRConfig>
    </PawletContext.Provider>
  );
}

interface PawletRootProps {
  readonly pawlet: Pawlet;
  readonly theme: 'light' | 'dark' | 'auto';
  readonly children: ReactNode;
}

function PawletRoot({ pawlet, theme, children }: PawletRootProps) {
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const systemMode = isSystemDark ? 'dark' : 'light';
  const mode = theme === 'auto' ? systemMode : theme;
  const style = useThemeStyle(pawlet, mode);
  const locale = useTranslatorLocale(pawlet);
  const text = useText(wordsCatalogue);
  const words = useMemo(() => wordsOf(text), [text]);
  return (
    <div data-pawlet-container="">
      <div data-pawlet-root="" data-pawlet-theme={mode} lang={locale} style={style}>
        <LocaleContext.Provider value={locale}>
          <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
        </LocaleContext.Provider>
      </div>
    </div>
  );
}

/** The colours of the shop's theme; nothing where it is the default one, which the style sheet knows. */
function useThemeStyle(pawlet: Pawlet, mode: 'light' | 'dark'): CSSProperties | undefined {
  const configured = useStore(pawlet.config.store, ({ config }) => config?.theme);
  const remembered = useStore(pawlet.session.store, (state) => state.theme);
  const theme = configured ?? remembered;
  return useMemo(
    () => (theme === undefined ? undefined : colorsOf(themeVariables(theme, mode))),
    [theme, mode],
  );
}

function colorsOf(variables: ThemeVariables): CSSProperties {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => name.startsWith('--pawlet-color-')));
}

function useTranslatorLocale({ translator }: Pawlet): string {
  return useSyncExternalStore(
    (listener) => translator.subscribe(listener),
    () => translator.locale,
    () => translator.locale,
  );
}
