import type { FieldProblem } from '@pawlet/core/contract';
import type { OperatorProduct } from '@pawlet/operator';
import { eq } from 'drizzle-orm';
import { products } from '../../db/schema/products.ts';
import type { OperatorCall, OperatorResult } from '../operator-api/operatorArea.ts';
import { done } from '../operator-api/operatorArea.ts';
import { type OperatorProblem, refuseWith } from '../operator-api/problem.ts';
import { indexChangedProducts } from '../search/indexProducts.ts';
import { lockProducts, settleProduct } from '../transfer/productKind.ts';
import type { ProductEntry } from '../transfer/productSchema.ts';
import type { ShopWriting } from '../transfer/kind.ts';
import { createReferences, DataError } from '../transfer/references.ts';
import { createShopPictures } from '../transfer/shopPictures.ts';
import { writeProducts } from '../transfer/writeProducts.ts';
import { takeUploadsForShop, uploadsRoot } from '../upload/own.ts';
import { findStoredProduct, type StoredProduct, toOperatorProduct } from './operatorProduct.ts';

/** A product after an edit, or why there is none. */
export type EditedProduct = ProductEntry | OperatorProblem;

/** The shop for one call: written as imports write it, except for stock, which has calls of its own. */
export function toShop({ db, deps, now }: OperatorCall): ShopWriting {
  return {
    db,
    now,
    references: createReferences(db),
    setsStock: false,
    measure: (key) => createShopPictures(deps).measure(key),
  };
}

/**
 * Edits a locked product: whoever comes second gets what the first one wrote. `edit` returns the product as it is to be, or refuses.
 */
export async function onProduct(
  call: OperatorCall,
  id: number,
  edit: (stored: StoredProduct, shop: ShopWriting) => Promise<EditedProduct>,
): Promise<OperatorResult<OperatorProduct>> {
  const { db, baseUrl, version } = call;
  const shop = toShop(call);
  const [named] = await db.select({ slug: products.slug }).from(products).where(eq(products.id, id));
  if (named === undefined) return refuseWith('not-found');
  // Orders lock variants first, and then their product.
  await lockProducts(shop, [named.slug]);
  await db.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update');
  const stored = await findStoredProduct(db, id);
  if (stored === undefined) return refuseWith('not-found');
  const readCurrent = () => toOperatorProduct(db, stored, baseUrl);
  if (version !== undefined && version !== stored.version)
    return refuseWith('changed', { current: await readCurrent() });
  const edited = await edit(stored, shop);
  if (isProblem(edited))
    return edited.code === 'conflict' ? { ...edited, current: await readCurrent() } : edited;
  const problem = await saveProduct(shop, edited, stored.entry);
  if (problem !== null) return problem;
  return returnProduct(call, id);
}

/** The reply of a call that has written a product. */
export async function returnProduct(
  { db, baseUrl }: OperatorCall,
  id: number,
): Promise<OperatorResult<OperatorProduct>> {
  await indexChangedProducts(db, [id]);
  const stored = await findStoredProduct(db, id);
  if (stored === undefined) throw new Error('Pawlet: a product that was written must exist.');
  const product = await toOperatorProduct(db, stored, baseUrl);
  return done(product, { version: product.version, target: String(id) });
}

/** Writes a product with everything that follows from its fields. */
export async function saveProduct(
  shop: ShopWriting,
  product: ProductEntry,
  known: ProductEntry | undefined,
): Promise<OperatorProblem | null> {
  try {
    await takeUploads(shop, product);
    await writeProducts(shop, [await settleProduct(product, known, shop)]);
    return null;
  } catch (error) {
    // Checked before; what is left are numbers and values that another variant still has.
    if (error instanceof DataError) return refuseWith('invalid', { fields: { variants: 'taken' } });
    throw error;
  }
}

/** Uploads that products show are not cleaned up. */
async function takeUploads({ db }: ShopWriting, { images, skus, video }: ProductEntry): Promise<void> {
  const keys = [...images, ...skus.map(({ image }) => image), video];
  await takeUploadsForShop(
    db,
    keys.filter((key) => key.startsWith(uploadsRoot)),
  );
}

/** Whether an edit was refused. */
function isProblem(edited: EditedProduct): edited is OperatorProblem {
  return 'code' in edited;
}

/** Refuses fields with problems; null without any. */
export function refuseFields(fields: Readonly<Record<string, FieldProblem>>): OperatorProblem | null {
  return Object.keys(fields).length === 0 ? null : refuseWith('invalid', { fields });
}
