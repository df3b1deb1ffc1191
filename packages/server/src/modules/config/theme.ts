import type { ConfigWire } from '@pawlet/core/contract';
import * as v from 'valibot';
import type { BrandColors } from '../../http/settings.ts';
import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import { defineSetting } from '../settings/defineSetting.ts';
import { fieldsOf } from '../settings/values.ts';

const paper = '#ffffff';
const ink = '#1f2329';
/** Color of buttons until an owner chooses another one. */
export const accent = '#E56A54';

const hexWords = 'a color such as #e56a54';
const hexColor = v.exactOptional(v.pipe(v.string(hexWords), v.regex(/^#[\da-f]{6}$/iu, hexWords)));

/** The shop's own colors; null stands for those of the environment. */
export const colorsSetting = defineSetting<BrandColors | null>({
  name: 'shop.colors',
  schema: v.nullable(fieldsOf({ color: hexColor, labelColor: hexColor })),
  initial: null,
  meaning: 'setting.shop.colors',
});

type ThemeParts = Required<Pick<ConfigWire, 'navbar' | 'theme' | 'tabbar'>>;

const tabs = [
  ['tab.home', '/pages/index/index'],
  ['tab.category', '/pages/category/index'],
  ['tab.cart', '/pages/cart/cart'],
  ['tab.my', '/pages/my/my'],
] as const;

/** The shop's theme file: bars, colours and tabs. */
export function themeFile(
  language: Language,
  { color = accent, labelColor = paper }: BrandColors = {},
): ThemeParts {
  return {
    navbar: {
      isshow: true,
      titleColor: ink,
      titleSize: '32',
      bgColor: { background: paper },
      backIconColor: ink,
      backTextStyle: {},
    },
    theme: { color: labelColor, bgColor: color, ladder: 10, number: 9, border: 5 },
    tabbar: {
      isshow: true,
      color: '#6b7078',
      selectColor: color,
      bgColor: paper,
      height: '100',
      borderTop: true,
      iconSize: '40',
      midButton: false,
      midButtonSize: '0',
      list: tabs.map(([key, path]) => ({
        text: translate(language, key),
        path,
        image: '',
        selectedImage: '',
        midButton: false,
        count: 0,
        isDot: false,
        badgeColor: labelColor,
        badgeBgColor: color,
      })),
    },
  };
}
