import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from '../src/product-card/index.ts';
import { PawletProvider, usePawlet, type ThemeChoice } from '../src/runtime/index.ts';

interface ThemedCardProps {
  /** `--pawlet-color-primary`: fills, icons and large text in the brand colour. */
  readonly primary: string;
  /** `--pawlet-color-text-primary`: small prices, discounts and links; needs sufficient contrast on the card. */
  readonly textPrimary: string;
  /** `--pawlet-color-solid`: solid buttons. */
  readonly solid: string;
  /** `--pawlet-color-card`: background of products. */
  readonly card: string;
  /** `--pawlet-radius-card`, in pixels. */
  readonly radius: number;
  readonly theme: ThemeChoice;
}

function ThemedCard({ primary, textPrimary, solid, card, radius, theme }: ThemedCardProps) {
  return (
    <PawletProvider
      pawlet={usePawlet()}
      theme={theme}
      variables={{
        '--pawlet-color-primary': primary,
        '--pawlet-color-text-primary': textPrimary,
        '--pawlet-color-solid': solid,
        '--pawlet-color-card': card,
        '--pawlet-radius-card': `${radius}px`,
      }}
    >
      <ProductCard productIds={[1, 2]} />
    </PawletProvider>
  );
}

const meta = {
  title: 'Guides/Theming/Playground',
  tags: ['!autodocs'],
  component: ThemedCard,
  parameters: { shop: { shopper: 'visitor' } },
  argTypes: {
    primary: { control: 'color' },
    textPrimary: { control: 'color' },
    solid: { control: 'color' },
    card: { control: 'color' },
    radius: { control: { type: 'range', min: 0, max: 24 } },
    theme: { control: 'inline-radio', options: ['light', 'dark', 'auto'] },
  },
  args: {
    primary: '#2f7d5b',
    textPrimary: '#1f6447',
    solid: '#2f7d5b',
    card: '#ffffff',
    radius: 16,
    theme: 'light',
  },
} satisfies Meta<typeof ThemedCard>;

export default meta;

export const Green: StoryObj<typeof meta> = {};

export const Night: StoryObj<typeof meta> = {
  args: {
    theme: 'dark',
    primary: '#8ab4ff',
    textPrimary: '#a9c8ff',
    solid: '#2f5fb3',
    card: '#16233a',
    radius: 4,
  },
};
