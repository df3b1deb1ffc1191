import type { ParsedInputOf, translationText, WireOutputOf } from '@pawlet/core/contract';
import { addressKey } from '../../http/addressKey.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import { returnAttempts, takeAmount, takeAttempts, type Limit } from '../../http/limits.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { ok, refuse, type Refusal, type Result } from '../../http/result.ts';
import { sha256 } from '../../http/digest.ts';
import { toLanguage } from '../../i18n/language.ts';
import { findKept, findPublishedText, storeTranslation, type TranslationKey } from './stored.ts';

const hour = 3600;
const day = 24 * hour;
/** A reader taps a page of reviews; more is a program. */
const maxPerHourFromAddress = 120;
const maxPerDayOfShopper = 300;
const maxCharactersPerDay = 200_000;
const maxCharactersOfText = 5000;
const shopBucket = 'translated characters of the shop';

type Reply = WireOutputOf<typeof translationText>;

/**
 * State of this node: concurrent requests for a text share one call, and a service that requests a pause gets
 * it.
 */
export interface Translating {
  readonly running: Map<string, Promise<Result<Reply>>>;
  /** Epoch seconds until which no request is sent. */
  quietUntil: number;
}

/** Translates a published text for the reader; null while the service returns no translation. */
export async function translateText(
  deps: Pick<AppDeps, 'translator' | 'settings'>,
  state: Translating,
  context: RequestContext,
  { kind, id }: ParsedInputOf<typeof translationText>,
): Promise<Result<Reply>> {
  const { translator } = deps;
  if (translator === undefined) return refuse('NOT_CONFIGURED');
  const { db, language } = context;
  const found = await findPublishedText(db, kind, id);
  if (found === undefined) return refuse('NOT_FOUND');
  const { name: service } = translator;
  if (found.lang === language) return ok({ content: found.content, service });
  // Its language is unknown, or it is longer than anything that shoppers may write.
  if (found.lang === '' || found.content.length > maxCharactersOfText) return ok({ content: null, service });
  const key = { kind, id, language, source: await sha256(found.content) };
  const kept = await findKept(db, key);
  if (kept !== undefined) return ok({ content: kept, service });
  const name = JSON.stringify(key);
  const running = state.running.get(name);
  if (running !== undefined) return running;
  const work = buy(deps, state, context, key, found).finally(() => state.running.delete(name));
  state.running.set(name, work);
  return work;
}

/** Translates a text under the limits, and stores the translation. */
async function buy(
  { translator, settings }: Pick<AppDeps, 'translator' | 'settings'>,
  state: Translating,
  context: RequestContext,
  key: TranslationKey,
  { content, lang }: { readonly content: string; readonly lang: string },
): Promise<Result<Reply>> {
  const { db, now, logger, language } = context;
  if (translator === undefined) return refuse('NOT_CONFIGURED');
  if (now < state.quietUntil) return ok({ content: null, service: translator.name });
  const limits = makeLimits(context);
  const taken = await takeAttempts(db, limits, now);
  if (taken !== null) return tooMany(taken.wait);
  const max = settings.translatedCharactersPerDay ?? maxCharactersPerDay;
  const bill = { bucket: shopBucket, max, windowSeconds: day };
  const wait = await takeAmount(db, bill, content.length, now);
  if (wait > 0) {
    await returnAttempts(db, limits);
    logger.warn('daily limit of translations reached', { limit: max });
    return tooMany(wait);
  }
  const answer = await translator.translate({ text: content, from: toLanguage(lang), to: language }, logger);
  const text = answer.status === 'translated' ? tidy(answer.text, content) : undefined;
  if (text === undefined) {
    if (answer.status === 'busy') state.quietUntil = now + answer.waitSeconds;
    // Failed translations do not count.
    await takeAmount(db, bill, -content.length, now);
    return ok({ content: null, service: translator.name });
  }
  // It may have been hidden meanwhile; unpublished texts are not stored.
  if ((await findPublishedText(db, key.kind, key.id)) === undefined) return refuse('NOT_FOUND');
  await storeTranslation(db, key, text, now);
  return ok({ content: text, service: translator.name });
}

function makeLimits({ address, shopper }: RequestContext): readonly Limit[] {
  return [
    {
      bucket: `translations from ${addressKey(address)}`,
      max: maxPerHourFromAddress,
      windowSeconds: hour,
    },
    ...(shopper === null
      ? []
      : [{ bucket: `translations of ${shopper.id}`, max: maxPerDayOfShopper, windowSeconds: day }]),
  ];
}

const tooMany = (wait: number): Refusal => refuse('RATE_LIMITED', { data: { retry_after: wait } });

/** Plain text that can be stored; undefined when it is far longer than any translation. */
function tidy(text: string, original: string): string | undefined {
  const wellFormed = new TextDecoder().decode(new TextEncoder().encode(text));
  const plain = wellFormed.replaceAll(/(?![\n\t])\p{Cc}/gu, '');
  return plain.length > original.length * 8 + 200 ? undefined : plain;
}
