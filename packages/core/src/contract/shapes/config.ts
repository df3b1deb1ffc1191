import * as v from 'valibot';
import { count, list, text } from '../outputs.ts';
import { goodsCardShape } from './goodsCard.ts';

const anyText = v.nullish(
  v.pipe(
    v.union([v.string(), v.number(), v.boolean()]),
    v.transform((given) => String(given)),
  ),
  '',
);
const onOffValue = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((given) => given === true || given === 1 || given === '1' || given === 'true'),
);
const onOff = v.nullish(onOffValue, false);
/** An empty map may be sent as a list. */
const textMap = v.nullish(
  v.union([
    v.record(v.string(), anyText),
    v.pipe(
      v.array(v.unknown()),
      v.transform((): Record<string, string> => ({})),
    ),
  ]),
  {},
);
const pathOrUrl = v.nullish(v.string(), '');

/** `upload` of the config. */
const uploadShape = v.object({
  storage: text,
  cdnurl: text,
  uploadurl: text,
  bucket: text,
  maxsize: anyText,
  mimetype: text,
  chunking: onOff,
  chunksize: v.nullish(v.number(), 0),
  savekey: text,
  multipart: textMap,
  multiple: onOff,
  fullmode: onOff,
  thumbstyle: text,
});

/** `navbar` of the theme file. */
const navbarShape = v.object({
  isshow: onOff,
  titleColor: text,
  titleSize: anyText,
  bgColor: v.nullish(v.object({ background: text }), {}),
  backIconColor: text,
  backTextStyle: v.nullish(v.unknown(), null),
});

/** `theme` of the theme file. */
const themeShape = v.object({
  color: v.nullish(v.string(), '#ffffff'),
  bgColor: v.nullish(v.string(), '#E56A54'),
  ladder: v.nullish(v.number(), 10),
  number: v.nullish(v.number(), 9),
  border: v.nullish(v.number(), 5),
});

/** `tabbar` of the theme file. */
const tabbarShape = v.object({
  isshow: onOff,
  color: text,
  selectColor: text,
  bgColor: text,
  height: anyText,
  borderTop: onOff,
  iconSize: anyText,
  midButton: onOff,
  midButtonSize: anyText,
  list: list(
    v.object({
      text,
      path: pathOrUrl,
      image: text,
      selectedImage: text,
      midButton: onOff,
      count,
      isDot: onOff,
      badgeColor: text,
      badgeBgColor: text,
    }),
  ),
});

const country = v.object({
  country_code: v.string(),
  name: text,
  currency: text,
  currency_symbol: text,
  decimals: v.nullish(v.number(), 2),
});

/** `shop_country_info` of the config. */
const shopCountryShape = v.object({
  currency_symbol: v.nullish(v.string(), '¥'),
  use_score: v.nullish(v.union([v.number(), v.boolean()]), 1),
  country_code: v.nullish(v.string(), 'CHN'),
  currency: v.nullish(v.string(), 'CNY'),
  decimals: v.nullish(v.number(), 2),
  timezone: v.nullish(v.string(), 'Asia/Shanghai'),
  /** Points per 1.00. */
  score_rate: v.nullish(v.number(), 100),
  /** Maximum share of the products' amount payable by points. */
  score_cap: v.nullish(v.number(), 0.5),
  /** Points earned per 1.00 paid. */
  score_give: v.nullish(v.number(), 1),
  country_list: list(country),
});

/** `home` of the config, requested with home=1. */
export const homeShape = v.object({
  recommends: list(goodsCardShape),
  hots: list(goodsCardShape),
  news: list(goodsCardShape),
});

/** The reply of common/init. */
export const configShape = v.object({
  upload: v.nullish(uploadShape, {}),
  logintypearr: list(v.string()),
  /** Ours: whether the shop sends alerts for sold-out SKUs. */
  restock_alerts: onOff,
  paytypelist: text,
  defaultpaytype: text,
  __token__: text,
  swiper: list(
    v.object({
      image: text,
      url: pathOrUrl,
      title: text,
      /** Ours: mean colour of the picture, '#rrggbb', '' if unknown. */
      color: text,
    }),
  ),
  /** Seconds. */
  order_timeout: v.nullish(v.number(), 3600),
  sitename: text,
  /** Ours: the languages that the shop offers; null for all. */
  languages: v.nullish(v.array(v.string()), null),
  notice: list(v.object({ title: text, path: pathOrUrl })),
  phone: anyText,
  /** Ours: other contact channels for the shopper's country, '' for none. `chat` is an https URL. */
  contact: v.nullish(v.object({ email: text, chat: text, hours: text }), { email: '', chat: '', hours: '' }),
  /**
   * Ours: legal requirements of the shopper's country. `tax` is the tax note on prices: 'included', 'not-added' or
   * 'none'. `statistics` is 'ask' where page views are counted after opt-in only, 'on' or 'off'.
   */
  law: v.nullish(
    v.object({
      withdrawal_days: count,
      /** Whether online withdrawal is available. */
      withdrawal_button: v.nullish(onOffValue, false),
      tax: v.nullish(v.string(), 'none'),
      imprint: v.nullish(onOffValue, false),
      statistics: v.nullish(v.string(), 'ask'),
    }),
    { withdrawal_days: 0, withdrawal_button: false, tax: 'none', imprint: false, statistics: 'ask' },
  ),
  logisticstype: anyText,
  category_mode: v.nullish(v.union([v.number(), v.string()]), 1),
  money_score: v.nullish(v.union([v.number(), v.string()]), 0),
  comment_score: v.nullish(v.union([v.number(), v.string()]), 0),
  default_goods_img: text,
  default_category_img: text,
  navigate: list(
    v.object({
      id: v.nullish(v.number(), 0),
      name: text,
      size: anyText,
      image: text,
      path: pathOrUrl,
      switch: v.nullish(onOffValue, true),
      weigh: count,
    }),
  ),
  brands: list(v.object({ id: v.number(), name: text })),
  tpl_ids: v.nullish(v.unknown(), []),
  hot_keyword: list(v.string()),
  navbar: v.nullish(navbarShape, {}),
  theme: v.nullish(themeShape, {}),
  tabbar: v.nullish(tabbarShape, {}),
  shop_country_info: v.nullish(shopCountryShape, {}),
  cloud_storage_info: v.nullish(
    v.object({
      currency_symbol: v.nullish(v.string(), '¥'),
      currency: v.nullish(v.string(), 'CNY'),
      decimals: v.nullish(v.number(), 2),
      api_origin: text,
    }),
    {},
  ),
  min_app_version: text,
  /** URLs of the native app in each app store, '' for none. */
  app_stores: v.nullish(v.object({ ios: text, android: text }), {}),
  /** Map tiles, with {z}, {x} and {y} in the URL; '' where the shop has no maps (ours). */
  map_tiles: v.nullish(v.object({ url: text, attribution: text }), {}),
  /** Name of the translation service for shoppers' texts; '' where there is none (ours). */
  translator: text,
  /** Points of each day of a check-in streak, the last one for every later day; also sent to visitors (ours). */
  signin_scores: list(v.number()),
  aftersale_reasons: list(v.object({ type: v.number(), text: v.string() })),
  expresslist: list(v.object({ code: v.string(), name: v.string() })),
  pay_methods: list(
    v.object({ paytype: v.string(), name: text, image: text, enabled: v.nullish(v.number(), 1), hint: text }),
  ),
  home: v.nullish(homeShape, null),
});
