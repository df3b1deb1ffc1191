import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { none } from '../fields.ts';

/** How serious a finding is: the most serious first. */
const findingLevels = ['wrong', 'missing', 'risky', 'ok'] as const;

/** Check of the set-up. */
export const doctorCalls = {
  readFindings: operatorCall({
    name: 'doctor.read',
    summary: 'Checks the set-up of the shop: what is configured, missing, risky or wrong',
    method: 'GET',
    path: '/doctor',
    access: 'settings:read',
    params: none,
    input: none,
    output: v.object({
      /** Nothing is wrong or missing. */
      isFit: v.boolean(),
      findings: v.array(
        v.object({
          level: v.picklist(findingLevels),
          /** What it is about, such as `mail`. */
          area: v.string(),
          /** Names what was found, such as `mail.refused`; it stays the same when the texts change. */
          code: v.string(),
          /** What the texts name, such as the address of a server. */
          values: v.record(v.string(), v.union([v.string(), v.number()])),
          /** For people, in the language of the request, with the solution; without secrets. */
          detail: v.string(),
          /** The same in English, as in the log. */
          text: v.string(),
        }),
      ),
    }),
    writes: false,
  }),
};
