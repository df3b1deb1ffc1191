import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Pawlet } from '@pawlet/core';
import { reportMistake } from '@pawlet/core/errors';
import { shopVariables } from '@pawlet/core/theme';
import { themes, type AppearanceVariables, type ShopTheme, type ThemeChoice } from './appearance.ts';
import { useMediaQuery } from './browserState.ts';
import { getShared } from './data/shopShared.ts';
import { useStore } from './useStore.ts';
import { LocaleContext } from './locale.ts';
import { PawletContext } from './PawletContext.ts';
import { whenTakenOver } from './progressive/takeOver.ts';
import { useText } from './useText.ts';
import { WordsContext, getWords } from './words.ts';
import { uiMessages } from './uiMessages.ts';
import { useLayoutEffect } from './useLayoutEffect.ts';

export interface PawletProviderProps {
  /** The shop, created by `createPawlet`. Its creator disposes it. */
  readonly pawlet: Pawlet;
  /** `auto` follows the system. @default 'auto' */
  readonly theme?: ThemeChoice | undefined;
  /** Custom properties that override the shop's theme. */
  readonly variables?: AppearanceVariables | undefined;
  /** Receives the shop's theme instead of setting it on the root: for shadow roots. */
  readonly onTheme?: ((theme: ShopTheme) => void) | undefined;
  readonly children?: ReactNode;
}

/** Provides a shop to a tree: its data, language, colours and root element. */
export function PawletProvider(props: PawletProviderProps): ReactElement {
  const { pawlet, children } = props;
  const shared = getShared(pawlet);
  useEffect(() => {
    // Until then every part has to find the markup that was rendered for it.
    void whenTakenOver().then(() => pawlet.hydration.end());
    return shared.attach();
  }, [pawlet, shared]);
  const value = useMemo(() => ({ pawlet, overlays: shared.overlays }), [pawlet, shared]);
  return (
    <PawletContext.Provider value={value}>
      <PawletRoot {...props}>{children}</PawletRoot>
    </PawletContext.Provider>
  );
}

function PawletRoot({ pawlet, theme = 'auto', variables, onTheme, children }: PawletProviderProps) {
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const systemMode = isSystemDark ? 'dark' : 'light';
  reportMistake(() => findThemeMistake(theme));
  const mode = theme === 'light' || theme === 'dark' ? theme : systemMode;
  const look = useShopLook(pawlet, mode);
  useLayoutEffect(() => onTheme?.({ mode, variables: look }), [onTheme, mode, look]);
  const style: Readonly<Record<string, string | undefined>> = {
    ...(onTheme === undefined ? look : undefined),
    ...variables,
  };
  const locale = useTranslatorLocale(pawlet);
  const text = useText(uiMessages);
  const words = useMemo(() => getWords(text), [text]);
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

function findThemeMistake(theme: unknown): string | undefined {
  if (themes.some((known) => known === theme)) return undefined;
  return `Pawlet: theme is ${JSON.stringify(theme)}, which PawletProvider does not support, so it follows the system. Use ${themes.map((one) => `"${one}"`).join(', ')}.`;
}

/**
 * The shop's theme and the page's appearance; empty for the defaults, which are in the style sheet. They use separate
 * names, read by the style sheet, so that a page's public custom properties override them.
 */
function useShopLook(pawlet: Pawlet, mode: 'light' | 'dark'): Readonly<Record<string, string>> {
  const configured = useStore(pawlet.config.store, ({ config }) => config?.theme);
  const stored = useStore(pawlet.session.store, ({ theme }) => theme);
  const appearance = useStore(pawlet.appearance, (state) => state);
  const theme = configured ?? stored;
  return useMemo(() => shopVariables(theme, appearance, mode), [theme, appearance, mode]);
}

function useTranslatorLocale({ translator }: Pawlet): string {
  const read = (): string => translator.locale;
  return useSyncExternalStore(translator.subscribe, read, read);
}
