import type { Context } from 'hono';
import type { AppEnv, StoreModule } from '../../http/appDeps.ts';
import { errorEnvelope, refusalEnvelope } from '../../http/envelope.ts';
import { isKnownOrigin } from '../../http/origins.ts';
import { invalid, refuse } from '../../http/result.ts';
import type { CardsVisit } from '../../ports/pageRenderer.ts';
import { countriesSetting } from '../config/countries.ts';
import { readSetting } from '../settings/readSetting.ts';
import { readCardsQuery, readLanguage, type ReadCardsQuery } from './readCardsQuery.ts';

/** The addresses of the cards, by format. */
const paths = {
  json: '/embed/v1/cards',
  html: '/embed/v1/cards.html',
  css: '/embed/v1/theme.css',
} as const;

/** The shop's colours need no product, and are the same in every language. */
const themeQuery: ReadCardsQuery = {
  status: 'ok',
  query: { ids: [], language: 'zh', country: 'CHN', layout: 'card', action: 'cart', styles: 'file' },
};

/**
 * Sends product cards for pages of partners: what the embed script requests, and what a partner's server includes. They
 * are public, and the same for everyone.
 */
export const cardRoutes: StoreModule = (app, { cards, db }) => {
  if (cards === undefined) return;
  const send = async (c: Context<AppEnv>, format: CardsVisit['format']): Promise<Response> => {
    const { now, baseUrl, language, cache } = c.var.base;
    const { searchParams } = new URL(c.req.url);
    const spoken = readLanguage(searchParams.get('lang')) ?? language;
    c.header('access-control-allow-origin', '*');
    c.header('cross-origin-resource-policy', 'cross-origin');
    const origin = c.req.header('origin');
    // Its purchases would fail. This tells a page's author early, and protects nothing: a cache may have the cards.
    if (origin !== undefined && !isKnownOrigin(origin, c.var.deps.settings)) {
      c.header('cache-control', 'no-store');
      return c.json(errorEnvelope(403, spoken, now), 403);
    }
    const countries = await readSetting({ db, cache }, countriesSetting);
    const read = format === 'css' ? themeQuery : readCardsQuery(searchParams, { format, countries });
    if (read.status === 'invalid') {
      c.header('cache-control', 'no-store');
      return c.json(refusalEnvelope(invalid(read.fields), spoken, now), 400);
    }
    const sent = await cards(c.req.raw, { ...read.query, format, origin: baseUrl });
    if (sent === 'missing') return c.notFound();
    if (sent !== 'unavailable') {
      for (const name of ['access-control-allow-origin', 'cross-origin-resource-policy'])
        sent.headers.set(name, c.res.headers.get(name) ?? '');
      return sent;
    }
    c.header('cache-control', 'no-store');
    c.header('retry-after', '1');
    const refusal = refuse('INTERNAL', { messageKey: 'shop.unavailable' });
    return c.json(refusalEnvelope(refusal, spoken, now), 503);
  };
  app.get(paths.json, (c) => send(c, 'json'));
  app.get(paths.html, (c) => send(c, 'html'));
  app.get(paths.css, (c) => send(c, 'css'));
};
