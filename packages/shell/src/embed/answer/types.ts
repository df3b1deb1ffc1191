import type { PictureSources } from '@pawlet/core/rules';

/** Custom properties by name. */
export type Variables = Readonly<Record<string, string>>;

/** The shop's own colours; empty where they are the default ones, which the card's style sheet contains. */
export interface CardTheme {
  readonly light: Variables;
  readonly dark: Variables;
}

/** What the actions and events of a card need. */
export interface CardProduct {
  readonly id: number;
  readonly title: string;
  /** As events contain it. */
  readonly price: { readonly value: string; readonly currency: string };
  readonly hasVariants: boolean;
}

/** One rendered card. Its values are for markup of the page's author. */
export interface RenderedCard extends CardProduct {
  /** For a shadow root; the values of `style` attributes are in `data-style`, because a policy may forbid those. */
  readonly html: string;
  readonly isSoldOut: boolean;
  /** The product's page in the shop. */
  readonly link: string;
  /** With what it shows, else the product's name. */
  readonly picture: PictureSources & { readonly alt: string };
  /** By the value of `data-pawlet-text`; '' where there is none. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The cards of a request, in its order and without missing products. */
export interface CardsAnswer {
  readonly theme: CardTheme;
  /** That of the prices: the shop's first where it does not sell to the requested one. ISO 3166 alpha-3. */
  readonly country: string;
  readonly cards: readonly RenderedCard[];
  /** What is shown in place of missing products; undefined where all were found. */
  readonly missing?: string | undefined;
}
