import ky, { HTTPError } from 'ky';
import {
  fetchOptionsOf,
  longestWaitMs,
  passingStatuses,
  readReply,
  repetitions,
  waitBefore,
  waitingStatuses,
  type WireReply,
  type WireRequest,
} from './transport.ts';

/** Sends a request; any HTTP status is a reply, everything else rejects. */
export async function send(request: WireRequest): Promise<WireReply> {
  const { isRepeatable, retryDelayMs } = request;
  try {
    const response = await ky(request.url, {
      ...fetchOptionsOf(request),
      ...(request.fetch === undefined ? {} : { fetch: request.fetch }),
      // The deadline of the call ends the request; ky's own clock would not cover the body.
      timeout: false,
      throwHttpErrors: (status) => isRepeatable && passingStatuses.includes(status),
      retry: {
        limit: isRepeatable ? repetitions : 0,
        methods: ['get', 'post'],
        statusCodes: [...passingStatuses],
        afterStatusCodes: [...waitingStatuses],
        maxRetryAfter: longestWaitMs,
        delay: (repetition) => waitBefore(repetition, retryDelayMs),
        jitter: false,
      },
    });
    return await readReply(response);
  } catch (error) {
    if (error instanceof HTTPError) return readReply(error.response);
    throw error;
  }
}
