import { jobCalls, type OperatorJob } from '@pawlet/operator';
import { isOperatorProblem } from '@pawlet/operator/client';
import { client } from '../api/client.ts';

const pollMs = 500;

/** Follows work in the background to its end, and returns it; it goes on in the shop whatever becomes of the page. */
export async function followJob(
  begun: OperatorJob,
  onProgress: (job: OperatorJob) => void,
): Promise<OperatorJob> {
  let job = begun;
  while (job.ended === null) {
    onProgress(job);
    await new Promise((resolve) => {
      setTimeout(resolve, pollMs);
    });
    try {
      job = (await client.call(jobCalls.readJob, { params: { id: String(job.id) } })).data;
    } catch (error) {
      // Without a reply the next attempt may reach the shop.
      if (isOperatorProblem(error)) return { ...job, state: 'failed' };
    }
  }
  return job;
}
