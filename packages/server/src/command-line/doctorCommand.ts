import { doctorCalls } from '@pawlet/operator';
import { isDoctorCall, writeFindings } from '../modules/doctor/writeFindings.ts';
import type { ClientCommand } from './clientCommand.ts';
import { refused } from './results.ts';

/** Checks the set-up of the shop. */
export const doctorCommand: ClientCommand = {
  name: 'doctor',
  usage: '[--json]',
  summary:
    'says what is configured, missing, risky or wrong; works without a running shop too, and fails if anything is missing or wrong',
  calls: [doctorCalls.readFindings],
  async run({ client }, args) {
    if (!isDoctorCall(args)) return refused('Enter nothing, or --json.');
    const { data } = await client.call(doctorCalls.readFindings);
    const { text, isFit } = writeFindings(data.findings, args);
    return { status: isFit ? 'done' : 'refused', text };
  },
};
