import { interfaceLanguages, ownLanguageNames, toLocale, type InterfaceLanguage } from '@pawlet/core/i18n';
import { APP_VERSION } from '@pawlet/core/rules';
import { useConfig, usePawlet, useSession, useText } from '@pawlet/widgets';
import { lawMessages } from '@pawlet/widgets/parts';
import { Cell, CellGroup, RadioGroup, RadioRow, Sheet } from '@pawlet/widgets/ui';
import { getAppearance, appearances, appearanceSetting } from '../layout/appearance.ts';
import { useShopName } from '../layout/useShopName.ts';
import { listLawLinks } from '../legal/lawLinks.ts';
import { toCurrencyLabel } from './currencyLabel.ts';
import styles from './Preferences.module.css';
import { meMessages } from './meMessages.ts';
import { StatisticsChoice } from './StatisticsChoice.tsx';

/** A sheet of the preferences. */
export type SheetName = 'language' | 'country' | 'theme' | 'about';

export interface PreferenceSheetsProps {
  /** The open one. */
  readonly sheet: SheetName | undefined;
  readonly onClose: () => void;
}

/** Language, country, appearance, and about. */
export function PreferenceSheets({ sheet, onClose }: PreferenceSheetsProps) {
  const shopName = useShopName();
  const { session } = usePawlet();
  const text = useText(meMessages);
  const lang = useSession((state) => state.lang);
  const country = useSession((state) => state.country);
  const appearance = useSession(getAppearance);
  const lawText = useText(lawMessages);
  const config = useConfig();
  const countries = config?.countries ?? [];
  const appearanceNames = {
    auto: text('me.themeAuto'),
    light: text('me.themeLight'),
    dark: text('me.themeDark'),
  };
  return (
    <>
      <Sheet open={sheet === 'language'} onClose={onClose} title={text('me.language')}>
        <div className={styles['choices']}>
          <RadioGroup isFinal label={text('me.language')}>
            {(config?.languages ?? interfaceLanguages).map((id) => (
              <RadioRow
                key={id}
                name="language"
                value={id}
                checked={id === lang}
                onSelect={() => {
                  session.setLanguage(id);
                  onClose();
                }}
                label={<span lang={id}>{ownLanguageNames[id]}</span>}
                description={languageName(id, lang)}
              />
            ))}
          </RadioGroup>
        </div>
      </Sheet>
      <Sheet open={sheet === 'country'} onClose={onClose} title={text('me.country')}>
        <div className={styles['choices']}>
          <RadioGroup isFinal label={text('me.country')}>
            {countries.map(({ code, name, currencySymbol, currency }) => (
              <RadioRow
                key={code}
                name="country"
                value={code}
                checked={code === country}
                onSelect={() => {
                  session.setCountry(code);
                  onClose();
                }}
                label={name}
                description={toCurrencyLabel(currencySymbol, currency)}
              />
            ))}
          </RadioGroup>
        </div>
      </Sheet>
      <Sheet open={sheet === 'theme'} onClose={onClose} title={text('me.theme')}>
        <div className={styles['choices']}>
          <RadioGroup isFinal label={text('me.theme')}>
            {appearances.map((id) => (
              <RadioRow
                key={id}
                name="appearance"
                value={id}
                checked={id === appearance}
                onSelect={() => {
                  session.setWebSetting(appearanceSetting, id);
                  onClose();
                }}
                label={appearanceNames[id]}
              />
            ))}
          </RadioGroup>
        </div>
      </Sheet>
      <Sheet open={sheet === 'about'} onClose={onClose} title={text('me.about')}>
        <div className={styles['about']}>
          <p className={styles['name']}>{shopName}</p>
          <p>{text('me.version', { version: APP_VERSION.name, code: APP_VERSION.code })}</p>
          <CellGroup>
            <Cell label={text('me.terms')} href="#/pages/page/page?diyname=terms" />
            <Cell label={text('me.privacy')} href="#/pages/page/page?diyname=privacy" />
            {listLawLinks(config).map(({ key, route }) => (
              <Cell key={key} label={lawText(key)} href={`#${route}`} />
            ))}
          </CellGroup>
          <StatisticsChoice />
        </div>
      </Sheet>
    </>
  );
}

/** A language's name in the language of the interface. */
function languageName(id: InterfaceLanguage, shownIn: InterfaceLanguage): string {
  return new Intl.DisplayNames([toLocale(shownIn)], { type: 'language' }).of(id) ?? ownLanguageNames[id];
}
