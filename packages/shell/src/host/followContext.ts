import type { LaunchContext } from '@pawlet/bridge';
import type { Pawlet } from '@pawlet/core';
import { toInterfaceLanguage } from '@pawlet/core/i18n';
import { readOfferedCountries, toOfferedCountry } from '../boot/offeredCountries.ts';
import { appearanceSetting } from '../layout/appearance.ts';

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** Creates the function that applies the embedder's context to the page; only changes are applied. */
export function followContext(pawlet: Pawlet): (context: LaunchContext | undefined) => void {
  const { session, account } = pawlet;
  const offered = readOfferedCountries(document);
  let before: Partial<LaunchContext> = {};

  return (context) => {
    const last = before;
    before = context ?? {};
    if (context === undefined) return;
    session.setEmbedder({ platform: context.platform, appVersion: context.appVersion });
    const language = toInterfaceLanguage(context.language);
    if (context.language !== last.language && language !== undefined) session.setLanguage(language);
    if (context.country !== undefined && context.country !== last.country)
      session.setCountry(toOfferedCountry(context.country, offered) ?? offered[0] ?? context.country);
    if (context.theme !== last.theme) session.setWebSetting(appearanceSetting, context.theme ?? 'auto');
    if (JSON.stringify(context.appearance) !== JSON.stringify(last.appearance))
      pawlet.setAppearance(context.appearance ?? {});
    if (context.fontScale !== last.fontScale) setFontScale(context.fontScale);
    if (context.safeArea !== last.safeArea) setSafeArea(context.safeArea);
    // An embedder that never had a session does not affect the page's.
    if (context.token !== last.token) void account.adoptToken(context.token ?? '');
  };
}

function setFontScale(scale: number | undefined): void {
  const { style } = document.documentElement;
  if (scale === undefined || scale === 1) style.removeProperty('font-size');
  else style.setProperty('font-size', `${Math.round(scale * 100)}%`);
}

function setSafeArea(area: LaunchContext['safeArea']): void {
  const { style } = document.documentElement;
  for (const side of sides) {
    const name = `--pawlet-host-safe-${side}`;
    if (area === undefined) style.removeProperty(name);
    else style.setProperty(name, `${area[side]}px`);
  }
}
