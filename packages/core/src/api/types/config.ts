import type { InterfaceLanguage } from '../../i18n/languages.ts';
import type { HomeProducts } from './product.ts';
import type { EpochMs, PageId } from './ids.ts';

/** The shop's configuration. */
export interface ShopConfig {
  readonly name: string;
  /** The languages that shoppers can choose. */
  readonly languages: readonly InterfaceLanguage[];
  /** Phone number for the shopper's country, '' for none. */
  readonly phone: string;
  /** Other contact channels for the shopper's country; '' for each that does not exist. */
  readonly contact: {
    readonly email: string;
    /** URL of the chat page, https. */
    readonly chatUrl: string;
    /** Opening hours, in the shopper's language and their country's time. */
    readonly hours: string;
  };
  /** Legal requirements of the shopper's country. */
  readonly law: {
    /** Withdrawal period in days; 0 where there is no such right. */
    readonly withdrawalDays: number;
    /** Whether online withdrawal is available: it must then be easy to find. */
    readonly hasWithdrawalButton: boolean;
    /** Tax note on prices; tax is never added to a total. */
    readonly taxNote: 'included' | 'not-added' | 'none';
    /** Whether there is an imprint page. */
    readonly hasImprint: boolean;
    /** Page view statistics: after opt-in only, unless opted out, or never. */
    readonly statistics: 'ask' | 'on' | 'off';
  };
  /** Configured colours; `themeVariables` converts them. */
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
    /** Points worth 1.00. */
    readonly rate: number;
    /** Maximum share of the products' amount payable by points. */
    readonly cap: number;
    /** Points earned per 1.00 paid. */
    readonly give: number;
  };
  readonly logInWays: readonly string[];
  /** The shop sends e-mail alerts when a sold-out product is available again. */
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
  /** URLs of the native app in each app store, '' for none. */
  readonly appStores: Readonly<Record<AppStorePlatform, string>>;
  /** Map tiles, with {z}, {x} and {y} in the URL; '' where the shop has no maps. */
  readonly mapTiles: { readonly url: string; readonly attribution: string };
  /** Name of the translation service for shoppers' texts, '' where the shop has none. */
  readonly translator: string;
  /**
   * Points of each day of a check-in streak; the last one applies to every later day. Empty if the server does not send
   * them.
   */
  readonly signInRewards: readonly number[];
  readonly carriers: readonly { readonly code: string; readonly name: string }[];
  readonly afterSaleReasons: readonly { readonly type: number; readonly text: string }[];
  /** Products of the home page, if requested. */
  readonly home: HomeProducts | undefined;
}

/** A platform with an app store. */
export type AppStorePlatform = 'ios' | 'android';

/** The shopper's country. */
export interface ShopCountry {
  /** ISO 3166 alpha-3. */
  readonly code: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly currencySymbol: string;
  readonly decimals: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** A selectable country. */
export interface CountryChoice {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly currencySymbol: string;
}

/** A payment method of the shop. */
export interface ShopPayMethod {
  readonly payType: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly isEnabled: boolean;
  /** Why it is disabled, or a hint. */
  readonly hint: string;
}

/** A configured tab bar entry. */
export interface ShopTab {
  readonly text: string;
  readonly path: string;
  readonly imageUrl: string;
  readonly selectedImageUrl: string;
}

/** A content page. */
export interface ShopPage {
  readonly id: PageId;
  readonly title: string;
  /** HTML as sent by the server: sanitise before rendering. */
  readonly contentHtml: string;
  readonly imageUrl: string;
  readonly description: string;
  readonly createdAt: EpochMs | undefined;
  /** Version of an agreement, '' for other pages. */
  readonly version: string;
}

/** A content page in a list. */
export interface ShopPageCard {
  readonly id: PageId;
  readonly title: string;
  readonly description: string;
  /** Its text without markup; '' unless requested. */
  readonly text: string;
  readonly createdAt: EpochMs | undefined;
}

/** A campaign: a temporary page, or a category at reduced prices. */
export interface Campaign {
  readonly id: number;
  readonly title: string;
  readonly imageUrl: string;
  /** Route of the storefront. */
  readonly link: string;
  readonly startsAt: EpochMs | undefined;
  readonly endsAt: EpochMs | undefined;
}
