import { countries } from '../../http/countries.ts';
import type { JsonObject } from './json.ts';

const text = (name: string, description: string, schema: JsonObject = { type: 'string' }): JsonObject => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

/** The request headers of every call, by the name used in references. */
export const headerParameters: Readonly<Record<string, JsonObject>> = {
  uid: text('uid', 'User id, 0 if none; a hint, never a permission.', { type: ['string', 'integer'] }),
  sid: text('sid', 'Session id, a GUID; identifies the form tokens.'),
  platform: text('platform', "Device text, '' if unknown."),
  model: text('model', "Device text, '' if unknown."),
  brand: text('brand', "Device text, '' if unknown."),
  requestedWith: text('x-requested-with', 'xmlhttprequest'),
  countryCode: text('country-code', 'ISO 3166 alpha-3: determines currency, prices, freight and time zone.', {
    type: 'string',
    enum: countries.map(({ code }) => code),
    default: 'CHN',
  }),
  lang: text('lang', 'Language of msg and of all content.', {
    type: 'string',
    enum: ['zh-cn', 'en', 'ja', 'fr', 'de', 'it', 'es', 'ko'],
    default: 'zh-cn',
  }),
  sourceUrl: text('source-url', "Start parameter, '' if none."),
  sup: text('sup', "Start parameter, '' if none; stored with accounts and orders."),
  code: text('code', "Start parameter, '' if none; stored with accounts and orders."),
  appVersion: text('app-version', "The native app's version; absent outside an app."),
  idempotencyKey: text('idempotency-key', 'One key an action: a repetition gets the stored reply.', {
    type: 'string',
    format: 'uuid',
  }),
};
