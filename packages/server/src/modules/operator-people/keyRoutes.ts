import { keyCalls, scopes as allScopes } from '@pawlet/operator';
import {
  addOperatorKey,
  findOperatorKeys,
  reservedKeyNames,
  revokeOperatorKey,
} from '../operator/operatorKeys.ts';
import { done, type OperatorArea } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';

/** API keys. */
export const keyArea: OperatorArea = (add) => {
  add(keyCalls.listKeys, async ({ db }) => {
    const keys = await findOperatorKeys(db);
    const items = keys.map(({ name, scopes, createtime, lastusetime, expiretime, revoketime, madeBy }) => ({
      name,
      madeBy,
      scopes: [...(scopes ?? allScopes)],
      created: createtime,
      lastUsed: lastusetime,
      expires: expiretime,
      revoked: revoketime,
    }));
    return done({ items });
  });

  add(keyCalls.addKey, async ({ db, deps, now, caller }, { fields }) => {
    const { name, scopes, expires } = fields;
    const missing = scopes.find((scope) => !caller.scopes.has(scope));
    if (missing !== undefined) return refuseWith('forbidden', { scope: missing });
    if (expires !== undefined && expires <= now)
      return refuseWith('invalid', { fields: { expires: 'range' } });
    const key = reservedKeyNames.includes(name)
      ? null
      : await addOperatorKey(
          { db, random: deps.random },
          { name, scopes: [...new Set(scopes)], expires, personId: caller.personId },
          now,
        );
    if (key === null) return refuseWith('invalid', { fields: { name: 'taken' } });
    return done({ key, name }, { target: name });
  });

  add(keyCalls.revokeKey, async ({ db, now }, { params }) =>
    (await revokeOperatorKey(db, params.name, now)) ? done({}) : refuseWith('not-found'),
  );
};
