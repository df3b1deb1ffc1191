import { type commonInit, maxVideoBytes, type ParsedInputOf, type WireOutputOf } from '@pawlet/core/contract';
import { and, desc, eq } from 'drizzle-orm';
import { findUnavailable } from '../../db/databaseUnavailable.ts';
import { brands } from '../../db/schema/category.ts';
import { pages } from '../../db/schema/page.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import { countries, type Country } from '../../http/countries.ts';
import { issueFormToken } from '../../http/formTokens.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { okWithFormToken } from '../../http/result.ts';
import type { Language, Localized } from '../../i18n/language.ts';
import { memoize } from '../../i18n/memoize.ts';
import { translate } from '../../i18n/translate.ts';
import { listReasons } from '../after-sales/reasons.ts';
import { reasonsSetting } from '../after-sales/settings.ts';
import { readHome } from '../products/service.ts';
import { pictureUrl } from '../products/wireValues.ts';
import { unpaidMinutesSetting } from '../order/settings.ts';
import { toPath } from '../page/service.ts';
import { closedMethodsSetting, listPayMethods } from '../payment/methods.ts';
import { micros, pointsSetting, pointsShareSetting, toTerms } from '../points/service.ts';
import { checkInSetting } from '../check-in/settings.ts';
import { readSettings } from '../settings/readSetting.ts';
import { uploadFormats } from '../upload/magicBytes.ts';
import { countriesSetting } from './countries.ts';
import { languagesSetting } from './languages.ts';
import { contactsSetting, getContact, type Contacts, toContacts } from './contact.ts';
import { readContents, type ShopContents } from './contents.ts';
import { type Law, getLaw, lawsSetting } from './law.ts';
import { openingHoursText } from './openingHours.ts';
import { sellerSetting, toSeller } from './seller.ts';
import { inLanguages, shopNamesSetting } from './shopName.ts';
import { colorsSetting, themeFile } from './theme.ts';

const shownNotices = 5;
/** Clients use pictures of the first format under either name. */
const uploadTypes = ['jpg', ...uploadFormats].join(',');
const megabyte = 1024 * 1024;

const factSettings = {
  name: shopNamesSetting,
  colors: colorsSetting,
  seller: sellerSetting,
  contacts: contactsSetting,
  laws: lawsSetting,
  closedMethods: closedMethodsSetting,
  points: pointsSetting,
  countries: countriesSetting,
  languages: languagesSetting,
  pointsShare: pointsShareSetting,
  checkIn: checkInSetting,
  unpaidMinutes: unpaidMinutesSetting,
  reasons: reasonsSetting,
} as const;

type FactSettings = Awaited<ReturnType<typeof readSettings<typeof factSettings>>>;

/** Data that is the same for everybody and read rarely. */
export interface ShopFacts {
  readonly contents: ShopContents;
  readonly notices: readonly { readonly id: number; readonly type: string; readonly title: Localized }[];
  readonly brands: { id: number; name: string }[];
  readonly settings: FactSettings;
  readonly contacts: Contacts;
  /** Whether the seller is set. */
  readonly hasSeller: boolean;
}

/** Reads the data that is the same for everybody. */
export async function readFacts({ db, settings }: Pick<AppDeps, 'db' | 'settings'>): Promise<ShopFacts> {
  const notices = await db
    .select({ id: pages.id, type: pages.type, title: pages.title })
    .from(pages)
    .where(and(eq(pages.type, 'notice'), eq(pages.status, 'normal')))
    .orderBy(desc(pages.weigh), desc(pages.createdAt), desc(pages.id))
    .limit(shownNotices);
  const named = await db.select({ id: brands.id, name: brands.name }).from(brands).orderBy(brands.id);
  const own = await readSettings({ db }, factSettings);
  const seller = toSeller(own.seller, settings);
  return {
    contents: await readContents(db),
    notices,
    brands: named,
    settings: own,
    contacts: toContacts(own.contacts, settings, seller),
    hasSeller: seller !== null,
  };
}

/** The whole configuration of the shop, with a new form token. */
export async function readConfig(
  deps: AppDeps,
  context: RequestContext,
  { home }: ParsedInputOf<typeof commonInit>,
  facts: ShopFacts,
) {
  const { sid, address, now, pick, cache } = context;
  const config: Omit<WireOutputOf<typeof commonInit>, '__token__'> = {
    sitename: pick(inLanguages(facts.settings.name)),
    languages: [...facts.settings.languages.offered],
    ...themeFile(context.language, facts.settings.colors ?? deps.settings.brand),
    ...fromContents(context, facts),
    ...getPayMethods(deps, context, facts),
    ...fromSettings(deps, context, facts.settings),
    ...contactFields(context, facts.contacts),
    law: lawFields(getLaw(facts.settings.laws, context.country.region), facts.hasSeller),
    notice: facts.notices.map((notice) => ({ title: pick(notice.title), path: toPath(notice) })),
    brands: facts.brands,
    ...(home === 1 ? { home: await readHome(context) } : {}),
  };
  // What is rendered is for everybody, and nobody's token: the browser gets one with its first call.
  const isRendered = cache?.part !== undefined;
  const call = { db: deps.db, sid, address, now, random: deps.random };
  return okWithFormToken(config, isRendered ? '' : await issueIfPossible(call));
}

/** A page does not wait longer for a token that its first write may need. */
const tokenPatienceMs = 1500;

/**
 * Issues a form token. While the database is away it returns one that is not stored: the first write with it is refused
 * with a valid one, and sent again by the client.
 */
async function issueIfPossible(call: Parameters<typeof issueFormToken>[0]): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(call.random.hex(16)), tokenPatienceMs);
  });
  try {
    return await Promise.race([issueFormToken(call), patience]);
  } catch (error) {
    if (findUnavailable(error) === undefined) throw error;
    return call.random.hex(16);
  } finally {
    clearTimeout(timer);
  }
}

function fromContents({ pick, baseUrl, language }: RequestContext, { contents, settings }: ShopFacts) {
  return {
    swiper: contents.banners.map(({ title, image, path, color = '' }) => ({
      image: pictureUrl(baseUrl, image),
      url: path,
      title: pick(title),
      color,
    })),
    navigate: contents.shortcuts.map(({ slug, name, image, path }, index) => ({
      id: index + 1,
      name: pick(name),
      size: '',
      // Without a picture the slug selects one of the client's own icons.
      image: image === '' ? `icon:${slug}` : pictureUrl(baseUrl, image),
      path,
      switch: true,
      weigh: contents.shortcuts.length - index,
    })),
    hot_keyword: [...contents.hotKeywords[language]],
    aftersale_reasons: listReasons(settings.reasons, language),
    expresslist: contents.carriers.map(({ code, name }) => ({ code, name: pick(name) })),
  };
}

/** The shop's contact details for the country of a request. */
function contactFields({ country, language }: RequestContext, contacts: Contacts) {
  const { phone, email, chat, hours } = getContact(contacts, country.region);
  return { phone, contact: { email, chat, hours: openingHoursText(hours, language) } };
}

/** The legal rules for the shopper's country; missing pages are omitted. */
function lawFields({ withdrawal, button, tax, imprint, statistics }: Law, hasSeller: boolean) {
  return {
    withdrawal_days: withdrawal,
    withdrawal_button: button && withdrawal > 0 ? 1 : 0,
    tax,
    imprint: imprint && hasSeller ? 1 : 0,
    statistics,
  };
}

/** The payment methods of this shop: which are available, and why the others are not. */
function getPayMethods(deps: AppDeps, context: RequestContext, { contents, settings }: ShopFacts) {
  const { pick, language } = context;
  const methods = listPayMethods(deps, settings.closedMethods, context);
  const open = methods.filter(({ closedBecause }) => closedBecause === undefined);
  return {
    paytypelist: open.map(({ paytype }) => paytype).join(','),
    defaultpaytype: open[0]?.paytype ?? '',
    pay_methods: methods.map(({ paytype, isSandbox, closedBecause }) => {
      const known = isSandbox ? contents.payMethods.find((one) => one.paytype === paytype) : undefined;
      return {
        paytype,
        name: known ? pick(known.name) : translate(language, `payment.name.${paytype}`),
        image: '',
        enabled: closedBecause === undefined ? 1 : 0,
        hint: closedBecause ?? (known ? pick(known.hint) : ''),
      };
    }),
  };
}

function fromSettings(
  deps: AppDeps,
  { baseUrl, country, language }: RequestContext,
  { points, pointsShare, checkIn, unpaidMinutes, countries: chosen }: FactSettings,
) {
  const { rateMicros, giveMicros } = toTerms(points, country.currency);
  return {
    upload: {
      storage: 'local',
      cdnurl: baseUrl,
      uploadurl: `${baseUrl}/api/common/upload`,
      bucket: 'local',
      maxsize: `${maxVideoBytes / megabyte}mb`,
      mimetype: uploadTypes,
      chunking: false,
      chunksize: 0,
      savekey: '',
      multipart: {},
      multiple: false,
      fullmode: false,
      thumbstyle: '',
    },
    logintypearr: logInWays(deps),
    restock_alerts: deps.mail.isConfigured ? 1 : 0,
    order_timeout: unpaidMinutes * 60,
    logisticstype: 'local',
    category_mode: 1,
    money_score: giveMicros / micros,
    comment_score: 0,
    default_goods_img: '',
    default_category_img: '',
    tpl_ids: [],
    shop_country_info: {
      currency_symbol: country.currencySymbol,
      use_score: points.isOn ? 1 : 0,
      country_code: country.code,
      currency: country.currency,
      decimals: country.decimals,
      timezone: country.timezone,
      score_rate: rateMicros / micros,
      score_cap: pointsShare / 100,
      score_give: giveMicros / micros,
      country_list: chosen.flatMap((code) =>
        countryList(language).filter((one) => one.country_code === code),
      ),
    },
    cloud_storage_info: {
      currency_symbol: country.currencySymbol,
      currency: country.currency,
      decimals: country.decimals,
      api_origin: deps.settings.cloudOrigin ?? '',
    },
    min_app_version: deps.settings.minAppVersion,
    app_stores: {
      ios: deps.settings.appStores?.ios ?? '',
      android: deps.settings.appStores?.android ?? '',
    },
    map_tiles: {
      url: deps.settings.mapTiles?.url ?? '',
      attribution: deps.settings.mapTiles?.attribution ?? '',
    },
    translator: deps.translator?.name ?? '',
    signin_scores: points.isOn ? [...checkIn.pointsByDay, checkIn.laterPoints] : [],
  };
}

/** The log-in methods that this shop supports. */
function logInWays({ settings, sms, mail, wechat }: AppDeps): string[] {
  const ways: readonly (readonly [string, boolean])[] = [
    ['account', true],
    ['mobile', sms.isConfigured],
    ['email', mail.isConfigured],
    ['wechat', wechat?.has('web') ?? false],
    ['wechatmobile', wechat?.has('mini') ?? false],
    ['app', settings.isDemo || (wechat?.has('native') ?? false)],
    ['sandbox', settings.isDemo],
  ];
  return ways.filter(([, isOffered]) => isOffered).map(([way]) => way);
}

const countryList = memoize((language: Language) => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return countries.map(({ code, region, currency, currencySymbol, decimals }: Country) => ({
    country_code: code,
    name: names.of(region) ?? code,
    currency,
    currency_symbol: currencySymbol,
    decimals,
  }));
});
