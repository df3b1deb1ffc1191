import { doctorCalls } from '@pawlet/operator';
import { done, type OperatorArea } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { translateFinding } from './createFinding.ts';
import { isFit, sortFindings } from './writeFindings.ts';

/** Check of the set-up. */
export const doctorArea: OperatorArea = (add) => {
  add(doctorCalls.readFindings, async ({ deps, language }) => {
    // A store that has no set-up, such as the one in a browser.
    if (deps.doctor === undefined) return refuseWith('not-found');
    const findings = sortFindings(await deps.doctor());
    return done({
      isFit: isFit(findings),
      findings: findings.map((finding) => ({ ...finding, detail: translateFinding(language, finding) })),
    });
  });
};
