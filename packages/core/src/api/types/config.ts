import type { HomeGoods } from './goods.ts';
import type { EpochMs, PageId } from './ids.ts';

/** Everything that a shop says about itself. */
export interface ShopConfig {
  readonly name: string;
  /** Number to call from the shopper's country, '' for none. */
  readonly phone: string;
  /** Other ways to reach the shop from the shopper's country; '' for each that there is not. */
  readonly contact: {
    readonly email: string;
    /** Page to chat on, https. */
    readonly chatUrl: string;
    /** When somebody answers, in the shopper's language and the time of their country. */
    readonly hours: string;
  };
  /** What law and custom of the shopper's country ask of the shop. */
  readonly law: {
    /** Days in which a purchase can be withdrawn from without a reason; 0 where there is no such right. */
    readonly withdrawalDays: number;
    /** Whether a purchase can be withdrawn from online: the function is then to be offered wherever a shopper may look for it. */
    readonly hasWithdrawalButton: boolean;
    /** What prices say about tax; nothing is ever added to a total. */
    readonly taxNote: 'included' | 'not-added' | 'none';
    /** Whether there is a page that says who runs the shop. */
    readonly hasImprint: boolean;
    /** Whether visits may be counted: of those who agreed alone, of everybody who did not object, or never. */
    readonly statistics: 'ask' | 'on' | 'off';
  };
  /** Colours as the shop configured them; `themeVariables` reads them. */
  readonly theme: {
    readonly color: string;
    readonly bgColor: string;
    readonly ladder: number;
    readonly number: number;
    readonly border: number;
  };
  readonly country: ShopCountry;
  readonly countries: readonly CountryChoice[];
  readonly points: {
    readonly isUsable: boolean;
    /** Points per 1.00. */
    readonly rate: number;
    /** Share of the goods amount payable by points. */
    readonly cap: number;
    /** Points per 1.00 paid. */
    readonly give: number;
  };
  readonly logInWays: readonly string[];
  /** The shop writes to those who wait for what is sold out. */
  readonly hasRestockAlerts: boolean;
  readonly payMethods: readonly ShopPayMethod[];
  readonly defaultPayType: string;
  readonly banners: readonly {
    readonly imageUrl: string;
    readonly link: string;
    readonly title: string;
    /** Mean colour of the picture, '#rrggbb', '' if unknown. */
    readonly color: string;
  }[];
  readonly notices: readonly { readonly title: string; readonly link: string }[];
  readonly shortcuts: readonly {
    readonly id: number;
    readonly name: string;
    readonly imageUrl: string;
    readonly link: string;
  }[];
  readonly tabs: readonly ShopTab[];
  readonly hotKeywords: readonly string[];
  readonly brands: readonly { readonly id: number; readonly name: string }[];
  /** Seconds to pay an order. */
  readonly orderTimeoutSeconds: number;
  readonly placeholderImageUrl: string;
  readonly upload: {
    readonly url: string;
    readonly cdnUrl: string;
    readonly maxSize: string;
    readonly mimeTypes: string;
    readonly fields: Readonly<Record<string, string>>;
  };
  readonly cloud: { readonly currency: string; readonly currencySymbol: string; readonly apiOrigin: string };
  readonly minAppVersion: string;
  /** Addresses of the native app's page in its stores, '' for none. */
  readonly appStores: Readonly<Record<AppStorePlatform, string>>;
  /** Pictures that maps are made of, with {z}, {x} and {y} in their address; '' where the shop has no maps. */
  readonly mapTiles: { readonly url: string; readonly attribution: string };
  /** Name of the service that translates what shoppers write, '' where the shop has none. */
  readonly translator: string;
  /** Points of each day of a streak of sign-ins; the last one stands for every later day. Empty if the server does not say. */
  readonly signInRewards: readonly number[];
  readonly carriers: readonly { readonly code: string; readonly name: string }[];
  readonly afterSaleReasons: readonly { readonly type: number; readonly text: string }[];
  /** Goods of the home page, where they were asked for. */
  readonly home: HomeGoods | undefined;
}

/** A platform whose apps come from a store with a page for each. */
export type AppStorePlatform = 'ios' | 'android';

/** The country that the shopper shops in. */
export interface ShopCountry {
  /** ISO 3166 alpha-3. */
  readonly code: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly currencySymbol: string;
  readonly decimals: number;
  /** IANA. */
  readonly timeZone: string;
}

/** A country that can be chosen. */
export interface CountryChoice {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly currencySymbol: string;
}

/** A way of paying that the shop knows. */
export interface ShopPayMethod {
  readonly payType: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly isEnabled: boolean;
  /** Why it is disabled, or a word of advice. */
  readonly hint: string;
}

/** An entry of the configured tab bar. */
export interface ShopTab {
  readonly text: string;
  readonly path: string;
  readonly imageUrl: string;
  readonly selectedImageUrl: string;
}

/** A page of the shop's own words. */
export interface ShopPage {
  readonly id: PageId;
  readonly title: string;
  /** HTML as the server sent it: sanitise before showing. */
  readonly contentHtml: string;
  readonly imageUrl: string;
  readonly description: string;
  readonly createdAt: EpochMs | undefined;
  /** Version of an agreement, '' elsewhere. */
  readonly version: string;
}

/** A page in a list. */
export interface ShopPageCard {
  readonly id: PageId;
  readonly title: string;
  readonly description: string;
  /** Its words without markup; '' unless they were asked for. */
  readonly text: string;
  readonly createdAt: EpochMs | undefined;
}

/** Something that the shop does for a while: a page of it, a category at lower prices. */
export interface Campaign {
  readonly id: number;
  readonly title: string;
  readonly imageUrl: string;
  /** Route of the mall. */
  readonly link: string;
  readonly startsAt: EpochMs | undefined;
  readonly endsAt: EpochMs | undefined;
}
