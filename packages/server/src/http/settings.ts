/** Where the pictures come from that maps are made of. */
export interface MapTiles {
  /** Has {z}, {x} and {y} in it. */
  readonly url: string;
  /** Whom to name for them; '' for nobody. */
  readonly attribution: string;
}

/** The shop's own colours, as `#` and six hexadecimal digits; absent: Pawlet's. */
export interface BrandColors {
  /** Of buttons, prices and what is chosen. */
  readonly color?: string | undefined;
  /** Of the words on it, where they can be read there. */
  readonly labelColor?: string | undefined;
}

/** How the shop is deployed. Origins are exact and have no trailing slash. */
export interface Settings {
  /** The shop's own origin, such as `https://shop.example`. */
  readonly publicOrigin: string;
  /** Further origins under which the same shop answers, such as 127.0.0.1 in demo mode. */
  readonly alternateOrigins: readonly string[];
  /** Origins that may embed the shop and call it across origins. */
  readonly partnerOrigins: readonly string[];
  /** Origins that `source_url` may name. */
  readonly apiOrigins: readonly string[];
  /** Origin of the cloud-storage service; absent: the shop's own. */
  readonly cloudOrigin?: string | undefined;
  /** Origins for links that are shared to a country, by its ISO 3166 alpha-3 code. */
  readonly siteDomains?: Readonly<Record<string, string>> | undefined;
  /** Lowest native app version that gated calls serve. */
  readonly minAppVersion: string;
  /** Addresses of the native app's page in its stores; absent: the prompt to upgrade has no link. */
  readonly appStores?: Readonly<Partial<Record<'ios' | 'android', string | undefined>>> | undefined;
  /** Pictures that maps are made of; absent: places are shown in words. */
  readonly mapTiles?: MapTiles | undefined;
  /** The shop's own colours; absent: Pawlet's. */
  readonly brand?: BrandColors | undefined;
  /** Demo inbox and sandbox wallet are on. */
  readonly isDemo: boolean;
  /** The demo is one that everybody may look at: every page says so. @default false */
  readonly isPublicDemo?: boolean | undefined;
  /** Most verification codes that the shop sends in a day: each may cost money. @default 10000 */
  readonly codesPerDay?: number | undefined;
  /** Most characters of shoppers' texts that are translated in a day: each may cost money. @default 200000 */
  readonly translatedCharactersPerDay?: number | undefined;
  /** Seconds from one step of the autopilot to the next; absent: it is off. */
  readonly autopilotDelaySeconds?: number | undefined;
}
