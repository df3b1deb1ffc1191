import type { OperatorCommand } from '../operator/command.ts';
import { isDoctorCall, writeFindings } from './writeFindings.ts';

/** Checks the set-up of the shop. */
export const doctorCommand: OperatorCommand = {
  name: 'doctor',
  usage: '[--json]',
  summary:
    'says what is configured, missing, risky or wrong; works without a running shop too, and fails if anything is missing or wrong',
  // It waits for other servers.
  runsApart: true,
  async run({ doctor }, args) {
    if (!isDoctorCall(args)) return { status: 'refused', text: 'Enter nothing, or --json.' };
    if (doctor === undefined) return { status: 'refused', text: 'This shop cannot check its set-up.' };
    const { text, isFit } = writeFindings(await doctor(), args);
    return { status: isFit ? 'done' : 'refused', text };
  },
};
