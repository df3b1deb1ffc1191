import { auditCalls } from '@pawlet/operator';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { operatorLogs } from '../../db/schema/audit.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { done, type OperatorArea } from './operatorArea.ts';
import { refuseWith } from './problem.ts';

const sort = 'audit';

/** The audit log. */
export const auditArea: OperatorArea = (add) => {
  add(auditCalls.listAudit, async ({ db }, { fields }) => {
    const { cursor, limit, actor, call, target, outcome, from, to } = fields;
    const after = cursor === undefined ? undefined : readCursor(cursor, sort);
    if (after === null) return refuseWith('invalid', { fields: { cursor: 'format' } });
    const rows = await db
      .select()
      .from(operatorLogs)
      .where(
        and(
          after && lt(operatorLogs.id, after.id),
          actor === undefined ? undefined : eq(operatorLogs.actor, actor),
          call === undefined ? undefined : eq(operatorLogs.command, call),
          target === undefined ? undefined : eq(operatorLogs.target, target),
          outcome === undefined ? undefined : eq(operatorLogs.outcome, outcome),
          from === undefined ? undefined : gte(operatorLogs.createtime, from),
          to === undefined ? undefined : lt(operatorLogs.createtime, to),
        ),
      )
      .orderBy(desc(operatorLogs.id))
      .limit(limit + 1);
    const items = rows.slice(0, limit).map((row) => ({
      id: row.id,
      time: row.createtime,
      actor: row.actor,
      claim: row.claim,
      personId: row.personId,
      keyId: row.keyId,
      call: row.command,
      target: row.target,
      arguments: [...row.arguments],
      outcome: row.outcome,
    }));
    const last = items.at(-1);
    const next = rows.length > limit && last ? writeCursor({ sort, value: null, id: last.id }) : null;
    return done({ items, next });
  });
};
