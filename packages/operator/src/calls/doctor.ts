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
          /** In English, with the solution; without secrets. */
          text: v.string(),
        }),
      ),
    }),
    writes: false,
  }),
};
