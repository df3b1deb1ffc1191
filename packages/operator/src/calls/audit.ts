import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { digitsOf, fieldsOf, moment, none, oneOf, words } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';

/** Outcomes in the audit log. */
export const auditOutcomes = ['intended', 'done', 'refused', 'failed', 'repeated', 'read'] as const;

/** Entry of the audit log. */
const auditEntryShape = v.object({
  id: v.number(),
  time: moment,
  /** E-mail address of a person, name of a key, or `local`. */
  actor: v.string(),
  /** Unverified name that a `local` caller gave itself; '' for none. */
  claim: v.string(),
  personId: v.nullable(v.number()),
  keyId: v.nullable(v.number()),
  /** Call of this API, or command of the command line. */
  call: v.string(),
  /** What it was applied to, such as an order number; '' for nothing in particular. */
  target: v.string(),
  /** Fields as `name=value`, without personal data and secrets. */
  arguments: v.array(v.string()),
  outcome: v.picklist(auditOutcomes),
});

/** The audit log. */
export const auditCalls = {
  listAudit: operatorCall({
    name: 'audit.list',
    summary: 'Lists who did what and who read personal data, newest first',
    method: 'GET',
    path: '/audit',
    access: 'audit:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      actor: v.optional(words(254)),
      call: v.optional(words(64)),
      target: v.optional(words(100)),
      outcome: v.optional(oneOf(auditOutcomes)),
      /** First second. */
      from: v.optional(digitsOf(0)),
      /** Second after the last one. */
      to: v.optional(digitsOf(0)),
    }),
    output: pageOf(auditEntryShape),
    writes: false,
  }),
};
