import { interfaceLanguages, ownLanguageNames, toLocale, type InterfaceLanguage } from '@pawlet/core/i18n';
import { useConfig, usePawlet, useRequireLogin, useSession, useText } from '@pawlet/widgets';
import { Cell, CellGroup, Icon, RadioGroup, RadioRow, Sheet } from '@pawlet/widgets/ui';
import { useState } from 'react';
import { appearanceOf, appearances, appearanceSetting } from '../../layout/appearance.ts';
import { useNavigation } from '../../mall.ts';
import styles from './Me.module.css';
import { meMessages } from './messages/messages.ts';

type SheetName = 'language' | 'country' | 'theme';

/** Addresses, language, country and appearance. */
export function Settings() {
  const { session } = usePawlet();
  const navigation = useNavigation();
  const requireLogin = useRequireLogin();
  const text = useText(meMessages);
  const lang = useSession((state) => state.lang);
  const country = useSession((state) => state.country);
  const appearance = useSession(appearanceOf);
  const countries = useConfig()?.countries ?? [];
  const [sheet, setSheet] = useState<SheetName>();
  const close = (): void => setSheet(undefined);
  const appearanceNames = {
    auto: text('me.themeAuto'),
    light: text('me.themeLight'),
    dark: text('me.themeDark'),
  };
  const openAddresses = async (): Promise<void> => {
    if (await requireLogin()) await navigation.navigateTo('/pages/address/address');
  };
  return (
    <CellGroup title={text('me.tools')}>
      <Cell
        leading={<Icon name="pin" size={20} />}
        label={text('me.addresses')}
        onClick={() => void openAddresses()}
      />
      <Cell
        leading={<Icon name="language" size={20} />}
        label={text('me.language')}
        value={languageName(lang, lang)}
        onClick={() => setSheet('language')}
      />
      <Cell
        leading={<Icon name="globe" size={20} />}
        label={text('me.country')}
        value={countries.find(({ code }) => code === country)?.name ?? country}
        onClick={() => setSheet('country')}
      />
      <Cell
        leading={<Icon name="moon" size={20} />}
        label={text('me.theme')}
        value={appearanceNames[appearance]}
        onClick={() => setSheet('theme')}
      />
      <Sheet open={sheet === 'language'} onClose={close} title={text('me.language')}>
        <div className={styles['choices']}>
          <RadioGroup label={text('me.language')}>
            {interfaceLanguages.map((id) => (
              <RadioRow
                key={id}
                name="language"
                value={id}
                checked={id === lang}
                onSelect={() => {
                  session.setLanguage(id);
                  close();
                }}
                label={<span lang={id}>{ownLanguageNames[id]}</span>}
                description={languageName(id, lang)}
              />
            ))}
          </RadioGroup>
        </div>
      </Sheet>
      <Sheet open={sheet === 'country'} onClose={close} title={text('me.country')}>
        <div className={styles['choices']}>
          <RadioGroup label={text('me.country')}>
            {countries.map(({ code, name, currencySymbol, currency }) => (
              <RadioRow
                key={code}
                name="country"
                value={code}
                checked={code === country}
                onSelect={() => {
                  session.setCountry(code);
                  close();
                }}
                label={name}
                description={`${currencySymbol} ${currency}`}
              />
            ))}
          </RadioGroup>
        </div>
      </Sheet>
      <Sheet open={sheet === 'theme'} onClose={close} title={text('me.theme')}>
        <div className={styles['choices']}>
          <RadioGroup label={text('me.theme')}>
            {appearances.map((id) => (
              <RadioRow
                key={id}
                name="appearance"
                value={id}
                checked={id === appearance}
                onSelect={() => {
                  session.setWebSetting(appearanceSetting, id);
                  close();
                }}
                label={appearanceNames[id]}
              />
            ))}
          </RadioGroup>
        </div>
      </Sheet>
    </CellGroup>
  );
}

/** A language's name in the language of the interface. */
function languageName(id: InterfaceLanguage, shownIn: InterfaceLanguage): string {
  return new Intl.DisplayNames([toLocale(shownIn)], { type: 'language' }).of(id) ?? ownLanguageNames[id];
}
