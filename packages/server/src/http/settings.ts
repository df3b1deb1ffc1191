/** Source of the map tiles. */
export interface MapTiles {
  /** Contains {z}, {x} and {y}. */
  readonly url: string;
  /** Attribution; '' for none. */
  readonly attribution: string;
}

/** The shop's own colours, as `#` and six hexadecimal digits; absent: Pawlet's. */
export interface BrandColors {
  /** For buttons, prices and selected items. */
  readonly color?: string | undefined;
  /** For text on that colour, where it is readable. */
  readonly labelColor?: string | undefined;
}

/** Deployment settings of the shop. Origins are exact and have no trailing slash. */
export interface Settings {
  /** The shop's own origin, such as `https://shop.example`. */
  readonly publicOrigin: string;
  /** Further origins of the same shop, such as 127.0.0.1 in demo mode. */
  readonly alternateOrigins: readonly string[];
  /** Origins that may embed the shop and call it across origins. */
  readonly partnerOrigins: readonly string[];
  /** Origins allowed in `source_url`. */
  readonly apiOrigins: readonly string[];
  /** Origin of the cloud-storage service; absent: the shop's own. */
  readonly cloudOrigin?: string | undefined;
  /** Origins for shared links by country (ISO 3166 alpha-3 code). */
  readonly siteDomains?: Readonly<Record<string, string>> | undefined;
  /** Lowest native app version accepted by gated calls. */
  readonly minAppVersion: string;
  /** Addresses of the native app's page in the app stores; absent: the prompt to upgrade has no link. */
  readonly appStores?: Readonly<Partial<Record<'ios' | 'android', string | undefined>>> | undefined;
  /** Map tiles; absent: places are shown as text. */
  readonly mapTiles?: MapTiles | undefined;
  /** The shop's own colours; absent: Pawlet's. */
  readonly brand?: BrandColors | undefined;
  /** Whether the demo inbox and sandbox wallet are enabled. */
  readonly isDemo: boolean;
  /** Whether the demo is open to the public: every page shows that. @default false */
  readonly isPublicDemo?: boolean | undefined;
  /** Maximum number of verification codes per day: each may cost money. @default 10000 */
  readonly codesPerDay?: number | undefined;
  /**
   * Maximum number of translated characters of shoppers' texts per day: each may cost money. @default 200000
   */
  readonly translatedCharactersPerDay?: number | undefined;
  /** Seconds between two steps of the autopilot; absent: it is off. */
  readonly autopilotDelaySeconds?: number | undefined;
}
