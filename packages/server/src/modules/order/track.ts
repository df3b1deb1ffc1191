import type { orderQueryLogistics, ParsedInputOf, WireOutputOf } from '@pawlet/core/contract';
import { and, eq } from 'drizzle-orm';
import { parcelTracks } from '../../db/schema/parcel.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { ok, refuse, type Result } from '../../http/result.ts';
import { momentText } from '../../i18n/momentText.ts';
import { translate } from '../../i18n/translate.ts';
import type { TrackLine } from '../../ports/logistics.ts';
import { findReplacementParcels, type ReplacementParcel } from '../after-sales/replacementParcels.ts';
import { findParcels } from './parcels.ts';
import { findCarrierNames } from './present.ts';
import { findOrder, findTraces, type OrderRow } from './repository.ts';

/** Seconds between two queries for one parcel: tracking services block more frequent callers. */
const queryPauseSeconds = 1800;

/** Tracking events, newest first: from the carrier, else the shop's own track. */
export async function trackParcel(
  deps: AppDeps,
  context: ShopperContext,
  { order_sn, expressno, expressname }: ParsedInputOf<typeof orderQueryLogistics>,
): Promise<Result<WireOutputOf<typeof orderQueryLogistics>>> {
  const order = await findOrder(context.db, context.shopper.id, order_sn);
  if (!order) return refuse('NOT_FOUND');
  const replacements = await findReplacementParcels(context.db, [order.id]);
  const parcels = [...replacements, ...(await findParcels(context.db, [order.id]))];
  // Only for the order's own parcels: an invented number must not be sent to a carrier.
  const carrierNames = await findCarrierNames(context, [order, ...parcels]);
  const isNamed = (carrier: string) => carrier === expressname || carrierNames.get(carrier) === expressname;
  const isAsked = (row: (typeof parcels)[number]) =>
    (expressno === '' || row.expressno === expressno) && (expressname === '' || isNamed(row.expressname));
  const isAny = expressno === '' && expressname === '';
  const parcel = (isAny ? undefined : parcels.findLast(isAsked)) ?? order;
  const asked = { ...order, expressname: parcel.expressname, expressno: parcel.expressno };
  const replacement = replacements.find((one) => one === parcel);
  const own = () =>
    replacement === undefined ? ownTrack(context, order) : [toSending(context, replacement)];
  const lines = (await queryCarrier(deps, context, asked)) ?? (await own());
  return ok({
    expressno: parcel.expressno,
    expressname: carrierNames.get(parcel.expressname) ?? parcel.expressname,
    list: lines.map(({ time, context: text }) => ({
      time: momentText(time, context.country.timezone),
      context: text,
    })),
  });
}

/** The shop's track of an order says nothing about a later parcel. */
function toSending({ language }: ShopperContext, { createtime }: ReplacementParcel): TrackLine {
  return { time: createtime, context: translate(language, 'afterSales.log.exchange') };
}

async function ownTrack({ db, pick }: ShopperContext, order: OrderRow): Promise<readonly TrackLine[]> {
  const traces = await findTraces(db, order.id);
  return traces.map(({ createtime, context }) => ({ time: createtime, context: pick(context) }));
}

async function queryCarrier(
  { parcels }: AppDeps,
  { db, now, logger }: ShopperContext,
  { expressname: carrier, expressno: number, mobile }: OrderRow,
): Promise<readonly TrackLine[] | null> {
  if (!parcels || number === '') return null;
  const isParcel = and(eq(parcelTracks.carrier, carrier), eq(parcelTracks.number, number));
  const [kept] = await db.select().from(parcelTracks).where(isParcel);
  if (kept && now - kept.asktime < queryPauseSeconds) return kept.lines.length === 0 ? null : kept.lines;
  const told = await parcels.track({ carrier, number, mobile }, logger);
  const lines = told ?? kept?.lines ?? [];
  // An empty result is cached too, so that the page does not wait for the same failure every time.
  await db
    .insert(parcelTracks)
    .values({ carrier, number, lines, asktime: now })
    .onConflictDoUpdate({
      target: [parcelTracks.carrier, parcelTracks.number],
      set: { lines, asktime: now },
    });
  return lines.length === 0 ? null : lines;
}
