import type { InferOutput } from 'valibot';
import type { configShape } from '../../contract/shapes/config.ts';
import { interfaceLanguages } from '../../i18n/languages.ts';
import type { ShopConfig, ShopPayMethod } from '../types/config.ts';
import { toHomeProducts } from './product.ts';

type ConfigData = InferOutput<typeof configShape>;

export function toShopConfig(data: ConfigData): ShopConfig {
  const country = data.shop_country_info;
  return {
    name: data.sitename,
    languages: interfaceLanguages.filter((language) => data.languages?.includes(language) ?? true),
    phone: data.phone,
    contact: { email: data.contact.email, chatUrl: data.contact.chat, hours: data.contact.hours },
    law: toLaw(data.law),
    theme: data.theme,
    country: {
      code: country.country_code,
      currency: country.currency,
      currencySymbol: country.currency_symbol,
      decimals: country.decimals,
      timeZone: country.timezone,
    },
    countries: country.country_list.map((one) => ({
      code: one.country_code,
      name: one.name,
      currency: one.currency,
      currencySymbol: one.currency_symbol,
    })),
    points: {
      isUsable: Boolean(country.use_score),
      rate: country.score_rate,
      cap: country.score_cap,
      give: country.score_give,
    },
    logInWays: data.logintypearr,
    hasRestockAlerts: data.restock_alerts,
    payMethods: toPayMethods(data),
    defaultPayType: data.defaultpaytype,
    banners: data.swiper.map(({ image, url, title, color }) => ({
      imageUrl: image,
      link: url,
      title,
      color,
    })),
    notices: data.notice.map(({ title, path }) => ({ title, link: path })),
    shortcuts: data.navigate
      .filter((entry) => entry.switch)
      .map(({ id, name, image, path }) => ({ id, name, imageUrl: image, link: path })),
    tabs: data.tabbar.list.map(({ text, path, image, selectedImage }) => ({
      text,
      path,
      imageUrl: image,
      selectedImageUrl: selectedImage,
    })),
    hotKeywords: data.hot_keyword,
    brands: data.brands,
    orderTimeoutSeconds: data.order_timeout,
    placeholderImageUrl: data.default_goods_img,
    upload: {
      url: data.upload.uploadurl,
      cdnUrl: data.upload.cdnurl,
      maxSize: data.upload.maxsize,
      mimeTypes: data.upload.mimetype,
      fields: data.upload.multipart,
    },
    cloud: {
      currency: data.cloud_storage_info.currency,
      currencySymbol: data.cloud_storage_info.currency_symbol,
      apiOrigin: data.cloud_storage_info.api_origin,
    },
    minAppVersion: data.min_app_version,
    appStores: data.app_stores,
    mapTiles: data.map_tiles,
    translator: data.translator,
    signInRewards: data.signin_scores,
    carriers: data.expresslist,
    afterSaleReasons: data.aftersale_reasons,
    home: data.home === null ? undefined : toHomeProducts(data.home, country.currency),
  };
}

/** Unknown values promise nothing and count only those who agreed. */
function toLaw({
  withdrawal_days,
  withdrawal_button,
  tax,
  imprint,
  statistics,
}: ConfigData['law']): ShopConfig['law'] {
  return {
    withdrawalDays: withdrawal_days,
    hasWithdrawalButton: withdrawal_button && withdrawal_days > 0,
    taxNote: tax === 'included' || tax === 'not-added' ? tax : 'none',
    hasImprint: imprint,
    statistics: statistics === 'on' || statistics === 'off' ? statistics : 'ask',
  };
}

/** A base server has only a csv of paytypes. */
function toPayMethods(data: ConfigData): readonly ShopPayMethod[] {
  if (data.pay_methods.length > 0) {
    return data.pay_methods.map(({ paytype, name, image, enabled, hint }) => ({
      payType: paytype,
      name,
      imageUrl: image,
      isEnabled: enabled === 1,
      hint,
    }));
  }
  return data.paytypelist
    .split(',')
    .map((payType) => payType.trim())
    .filter((payType) => ['wechat', 'alipay', 'pingpong'].includes(payType))
    .map((payType) => ({ payType, name: '', imageUrl: '', isEnabled: true, hint: '' }));
}
