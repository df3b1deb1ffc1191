// The workshop's renderer loads it after the story's data; here it is read while the store opens.
import 'react-dom/client';
import type { Preview } from '@storybook/react-vite';
import type { Pawlet } from '@pawlet/core';
import { declaredCatalogues, interfaceLanguages, ownLanguageNames } from '@pawlet/core/i18n';
import type { PawletAppearance } from '@pawlet/core/theme';
import { PawletProvider, preloadText } from '@pawlet/widgets';
import { LoginSheet } from '@pawlet/widgets/parts';
import { OverlayOutlet } from '@pawlet/widgets/ui';
import {
  createIdleShop,
  createStoryShop,
  warmStore,
  type ShopParameters,
  type StoryLanguage,
} from './storyShop.ts';

warmStore();

const widths = ['100%', '240px', '320px', '375px', '600px'];

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: {
    language: 'en',
    country: 'CHN',
    theme: 'light',
    brand: '',
    corner: 'regular',
    density: 'regular',
    width: '375px',
  },
  globalTypes: {
    language: {
      description: 'Language of the interface',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          ...interfaceLanguages.map((value) => ({ value, title: ownLanguageNames[value] })),
          { value: 'pseudo', title: '[Þšéûðö]' },
        ],
      },
    },
    country: {
      description: 'Country of the shopper, which decides the currency',
      toolbar: {
        icon: 'location',
        dynamicTitle: true,
        items: [
          { value: 'CHN', title: 'China · CNY' },
          { value: 'USA', title: 'United States · USD' },
          { value: 'CAN', title: 'Canada · CAD' },
          { value: 'GBR', title: 'United Kingdom · GBP' },
          { value: 'DEU', title: 'Germany · EUR' },
          { value: 'CHE', title: 'Switzerland · CHF' },
          { value: 'JPN', title: 'Japan · JPY' },
          { value: 'KOR', title: 'South Korea · KRW' },
        ],
      },
    },
    theme: {
      description: 'Colours',
      toolbar: { icon: 'contrast', dynamicTitle: true, items: ['light', 'dark', 'auto'] },
    },
    brand: {
      description: 'Brand of the page, in place of the shop’s',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: '', title: 'Brand of the shop' },
          { value: '#FFF3B0', title: 'Pale yellow' },
          { value: '#0B1F4B', title: 'Dark navy' },
          { value: '#00AAFF', title: 'Bright blue' },
        ],
      },
    },
    corner: {
      description: 'Corners',
      toolbar: { icon: 'stop', dynamicTitle: true, items: ['none', 'small', 'regular', 'large'] },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', dynamicTitle: true, items: ['compact', 'regular', 'comfortable'] },
    },
    width: {
      description: 'Width of the container',
      toolbar: { icon: 'grow', dynamicTitle: true, items: widths },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      // A story is a part of a page, not a page.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Guides', ['Start', 'Theming', 'Events', 'Embedding'], 'Widgets', 'Building blocks'],
      },
    },
  },
  loaders: [
    async ({ globals, parameters }): Promise<{ readonly shop: Pawlet }> => {
      const language = globals['language'] as StoryLanguage;
      const country = globals['country'] as string;
      const wanted = parameters['shop'] as ShopParameters | undefined;
      const shop =
        wanted === undefined
          ? createIdleShop(language, country)
          : await createStoryShop(language, country, wanted);
      const { brand, corner, density } = globals as PawletAppearance;
      shop.setAppearance({ brand: brand === '' ? undefined : brand, corner, density });
      // So that the first frame has its texts: accessibility is checked as soon as a story is rendered.
      await preloadText(shop, declaredCatalogues());
      return { shop };
    },
  ],
  decorators: [
    (Story, { loaded, globals }) => {
      const shop = loaded['shop'] as Pawlet;
      return (
        <div style={{ inlineSize: globals['width'] as string, marginInline: 'auto' }}>
          <PawletProvider pawlet={shop} theme={globals['theme'] as 'light' | 'dark' | 'auto'}>
            <Story />
            <OverlayOutlet />
            <LoginSheet />
          </PawletProvider>
        </div>
      );
    },
  ],
};

export default preview;
