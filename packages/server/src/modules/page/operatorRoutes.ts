import { contentCalls } from '@pawlet/operator';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { lockRow } from '../../db/lockRow.ts';
import { pages } from '../../db/schema/page.ts';
import { changeCurrent } from '../operator-api/changeCurrent.ts';
import { done, type OperatorArea } from '../operator-api/operatorArea.ts';
import { pageById } from '../operator-api/pageById.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { toSafeTexts } from '../operator-api/toSafeTexts.ts';
import { blank, picture as pictureKey } from '../transfer/values.ts';
import { addHomeSections } from './homeSections.ts';
import { findOperatorPages, readOperatorPage, toPageEntry } from './operatorPages.ts';

const isoDayLength = 10;

/** Pages, announcements, help texts, and the sections of the home page. */
export const contentArea: OperatorArea = (add) => {
  add(contentCalls.listPages, ({ db }, { fields }) =>
    pageById(
      fields,
      'pages',
      (page) => findOperatorPages(db, fields, page),
      (rows) => rows.map(toPageEntry),
    ),
  );

  add(contentCalls.readPage, async ({ db, baseUrl }, { params }) => {
    const page = await readOperatorPage(db, params.id, baseUrl);
    return page ? done(page, { version: page.version }) : refuseWith('not-found');
  });

  add(contentCalls.createPage, async (call, { fields }) => {
    const { db, now, baseUrl } = call;
    const { type, name = null, title, content, description = blank, picture = '', rank } = fields;
    if (!v.is(pictureKey, picture)) return refuseWith('invalid', { fields: { picture: 'format' } });
    // As imports do it: an agreement without a version has the day as its version.
    const today = new Date(now * 1000).toISOString().slice(0, isoDayLength);
    const [row] = await db
      .insert(pages)
      .values({
        type,
        diyname: name,
        title,
        description,
        content: await toSafeTexts(call, content),
        image: picture,
        version: fields.edition ?? (type === 'agreement' ? today : ''),
        status: fields.isPublished === false ? 'hidden' : 'normal',
        weigh: rank,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: pages.id });
    if (!row) return refuseWith('invalid', { fields: { name: 'taken' } });
    const page = await readOperatorPage(db, row.id, baseUrl);
    if (!page) throw new Error('Pawlet: a page that was created must exist.');
    return done(page, { version: page.version, target: name ?? String(row.id) });
  });

  add(contentCalls.changePage, (call, { params, fields }) => {
    const { db, baseUrl } = call;
    return changeCurrent(call, {
      lock: () => lockRow(db, pages, params.id),
      read: () => readOperatorPage(db, params.id, baseUrl),
      async change() {
        const { title, description, content, picture, edition, isPublished, rank } = fields;
        if (picture !== undefined && !v.is(pictureKey, picture))
          return refuseWith('invalid', { fields: { picture: 'format' } });
        await db
          .update(pages)
          .set({
            title,
            description,
            content: content && (await toSafeTexts(call, content)),
            image: picture,
            version: edition,
            status: isPublished === undefined ? undefined : isPublished ? 'normal' : 'hidden',
            weigh: rank,
          })
          .where(eq(pages.id, params.id));
        return null;
      },
    });
  });

  addHomeSections(add);
};
