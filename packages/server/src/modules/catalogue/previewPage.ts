import type { Database } from '../../db/database.ts';
import { inRolledBack } from '../../db/inRolledBack.ts';
import type { Language, Localized } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import { done, type OperatorCall, type OperatorResult } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';

/** What is shown before shoppers see it. */
export interface Preview {
  /** The public page that shows it. */
  readonly path: string;
  readonly name: Localized;
  /** Makes it visible to shoppers, as its start will. */
  readonly change: (db: Database) => Promise<unknown>;
}

/**
 * The page of the storefront as it will be. It is rendered in a transaction that has made the change, so that prices, lists and words
 * come from where shoppers get them; rolled back, no shopper ever sees it, and no cache gets it.
 */
export async function previewPage(
  { db, deps, baseUrl }: OperatorCall,
  { path, name, change }: Preview,
  language: Language,
): Promise<OperatorResult<string>> {
  const render = await deps.openPreview?.({ path, language, origin: baseUrl });
  // A store that renders no pages, such as the one in a browser.
  if (render === undefined) return refuseWith('not-found');
  const banner = translate(language, 'operator.preview', { name: name[language] || name.en });
  const { html, policy } = await inRolledBack(db, async (tx) => {
    await change(tx);
    return render(tx, banner);
  });
  return done(html, { policy });
}
