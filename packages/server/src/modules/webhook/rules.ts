const firstPauseSeconds = 10;
const longestPauseSeconds = 6 * 3600;

/** Seconds after which an undelivered message is given up. */
const patienceSeconds = 3 * 24 * 3600;

/** The time of the next attempt after a number of failures; null when it is given up. */
export function nextAttempt(
  attempts: number,
  createtime: number,
  now: number,
  firstPause = firstPauseSeconds,
): number | null {
  if (now - createtime >= patienceSeconds) return null;
  const pause = firstPause * 2 ** Math.min(attempts - 1, 20);
  return now + Math.min(pause, longestPauseSeconds);
}

const failuresBeforePause = 3;
const longestEndpointPauseSeconds = 300;

/** Until when an endpoint is paused after a number of consecutive failures; null while it is not. */
export function pauseUntil(failures: number, now: number): number | null {
  if (failures < failuresBeforePause) return null;
  const pause = firstPauseSeconds * 2 ** Math.min(failures - failuresBeforePause, 20);
  return now + Math.min(pause, longestEndpointPauseSeconds);
}

/** Whether an address is allowed: https, or http on this machine. */
export function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  const isLocal = /^(localhost|127\.0\.0\.1)$/u.test(hostname);
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isLocal));
}
