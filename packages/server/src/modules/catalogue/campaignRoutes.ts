import type { FieldProblem } from '@pawlet/core/contract';
import { campaignCalls, type OperatorCampaign, type ParsedOperatorInputOf } from '@pawlet/operator';
import { desc, eq, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rowVersion } from '../../db/rowVersion.ts';
import { activities } from '../../db/schema/activity.ts';
import { readCursor, writeCursor } from '../operator-api/cursor.ts';
import {
  done,
  type OperatorArea,
  type OperatorCall,
  type OperatorResult,
} from '../operator-api/operatorArea.ts';
import { type OperatorProblem, refuseWith } from '../operator-api/problem.ts';
import { pictureUrl } from '../products/wireValues.ts';
import { createReferences, DataError, pathWithIds, pathWithNames } from '../transfer/references.ts';
import { createShopPictures } from '../transfer/shopPictures.ts';
import { blank } from '../transfer/values.ts';
import { refuseFields } from './editProduct.ts';
import { fillName } from './localizedTexts.ts';
import { previewPage } from './previewPage.ts';
import { findKeyProblem } from './productProblems.ts';

type Campaign = Omit<typeof activities.$inferSelect, 'id'>;
type Changes = ParsedOperatorInputOf<typeof campaignCalls.editCampaign>;

const sort = 'campaigns';
const daySeconds = 24 * 3600;

/** A route of the storefront: nothing else opens in it. */
const route = /^\/(?!\/)[\w./-]*(?:\?[\w=&%.-]*)?$/u;

/** Campaigns that the shop shows for a limited time. */
export const campaignArea: OperatorArea = (add) => {
  add(campaignCalls.listCampaigns, async (call, { fields }) => {
    const { cursor, limit } = fields;
    const after = cursor === undefined ? undefined : readCursor(cursor, sort);
    if (after === null) return refuseWith('invalid', { fields: { cursor: 'format' } });
    const found = await findCampaigns(call, after && lt(activities.id, after.id), limit + 1);
    const items = found.slice(0, limit);
    const last = items.at(-1);
    const next = found.length > limit && last ? writeCursor({ sort, value: null, id: last.id }) : null;
    return done({ items, next });
  });

  add(campaignCalls.readCampaign, async (call, { params }) => {
    const campaign = await findCampaign(call, params.id);
    return campaign ? done(campaign, { version: campaign.version }) : refuseWith('not-found');
  });

  add(campaignCalls.previewCampaign, async (call, { params: { id }, fields }) => {
    const { now } = call;
    const campaign = await findCampaign(call, id);
    if (campaign === undefined) return refuseWith('not-found');
    const running = {
      begintime: Math.min(campaign.begin, now),
      endtime: Math.max(campaign.end, now + daySeconds),
    };
    const change = (db: Database) => db.update(activities).set(running).where(eq(activities.id, id));
    return previewPage(call, { path: '/', name: campaign.title, change }, fields.language ?? call.language);
  });

  add(campaignCalls.createCampaign, async (call, { fields }) => {
    const { begin, end } = fields;
    const empty = { title: blank, image: '', path: '', begintime: begin, endtime: end, weigh: 0 };
    const campaign = await toCampaign(call, empty, fields);
    if ('code' in campaign) return campaign;
    const [row] = await call.db.insert(activities).values(campaign).returning({ id: activities.id });
    return returnCampaign(call, row?.id ?? 0);
  });

  add(campaignCalls.editCampaign, (call, { params, fields }) =>
    onCampaign(call, params.id, (campaign) => toCampaign(call, campaign, fields)),
  );

  add(campaignCalls.endCampaign, (call, { params }) =>
    onCampaign(call, params.id, async (campaign) => {
      const { now } = call;
      if (campaign.endtime <= now) return refuseWith('conflict', { reason: 'ended' });
      // One that has not begun has been shown to nobody.
      return { ...campaign, begintime: Math.min(campaign.begintime, now - 1), endtime: now };
    }),
  );
};

/** A campaign with changes, or what is wrong with them. */
async function toCampaign(
  { db, deps }: OperatorCall,
  campaign: Campaign,
  { title, picture, path, begin, end, rank }: Changes,
): Promise<Campaign | OperatorProblem> {
  const problems: Record<string, FieldProblem> = {};
  const next: Campaign = {
    title: title === undefined ? campaign.title : fillName(campaign.title, title),
    image: picture ?? campaign.image,
    path: path === undefined ? campaign.path : ((await findPath(db, path)) ?? ''),
    begintime: begin ?? campaign.begintime,
    endtime: end ?? campaign.endtime,
    weigh: rank ?? campaign.weigh,
  };
  if (next.title.en === '') problems['title.en'] = 'required';
  if (next.path === '') problems['path'] = 'exists';
  else if (!route.test(next.path)) problems['path'] = 'format';
  if (next.begintime >= next.endtime) problems['end'] = 'range';
  const isNew = next.image !== '' && next.image !== campaign.image;
  const pictureProblem = isNew ? await findKeyProblem(createShopPictures(deps), next.image) : null;
  if (pictureProblem !== null) problems['picture'] = pictureProblem;
  return refuseFields(problems) ?? next;
}

/** The route of a product or category by name, or the route itself; undefined where there is none. */
async function findPath(db: OperatorCall['db'], path: string): Promise<string | undefined> {
  try {
    return await pathWithIds(path, createReferences(db));
  } catch (error) {
    if (error instanceof DataError) return undefined;
    throw error;
  }
}

/** Works on a locked campaign: whoever comes second gets what the first one wrote. */
async function onCampaign(
  call: OperatorCall,
  id: number,
  edit: (campaign: Campaign) => Promise<Campaign | OperatorProblem>,
): Promise<OperatorResult<OperatorCampaign>> {
  const { db, version } = call;
  const [row] = await db.select().from(activities).where(eq(activities.id, id)).for('update');
  const current = await findCampaign(call, id);
  if (row === undefined || current === undefined) return refuseWith('not-found');
  if (version !== undefined && version !== current.version) return refuseWith('changed', { current });
  const edited = await edit(row);
  if ('code' in edited) return edited.code === 'conflict' ? { ...edited, current } : edited;
  const { title, image, path, begintime, endtime, weigh } = edited;
  await db
    .update(activities)
    .set({ title, image, path, begintime, endtime, weigh })
    .where(eq(activities.id, id));
  return returnCampaign(call, id);
}

async function returnCampaign(call: OperatorCall, id: number): Promise<OperatorResult<OperatorCampaign>> {
  const campaign = await findCampaign(call, id);
  if (campaign === undefined) throw new Error('Pawlet: a campaign that was written must exist.');
  return done(campaign, { version: campaign.version, target: String(id) });
}

async function findCampaign(call: OperatorCall, id: number): Promise<OperatorCampaign | undefined> {
  const [campaign] = await findCampaigns(call, eq(activities.id, id), 1);
  return campaign;
}

async function findCampaigns(
  { db, now, baseUrl }: OperatorCall,
  where: SQL | undefined,
  limit: number,
): Promise<OperatorCampaign[]> {
  const references = createReferences(db);
  const rows = await db
    .select({ campaign: activities, version: rowVersion(activities) })
    .from(activities)
    .where(where)
    .orderBy(desc(activities.id))
    .limit(limit);
  return Promise.all(
    rows.map(async ({ campaign, version }) => ({
      id: campaign.id,
      version,
      state: toState(campaign, now),
      title: campaign.title,
      picture: campaign.image,
      pictureUrl: pictureUrl(baseUrl, campaign.image),
      path: await pathWithNames(campaign.path, references),
      begin: campaign.begintime,
      end: campaign.endtime,
      rank: campaign.weigh,
    })),
  );
}

function toState({ begintime, endtime }: Campaign, now: number): OperatorCampaign['state'] {
  if (endtime <= now) return 'ended';
  return begintime > now ? 'scheduled' : 'running';
}
