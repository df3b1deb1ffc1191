const aheadSeconds = 600;

/** Whether a notification's time is recent enough; clocks may differ by ten minutes. */
export function isRecent(sentAt: number | null, now: number, oldestSeconds: number): boolean {
  return sentAt !== null && sentAt <= now + aheadSeconds && sentAt >= now - oldestSeconds;
}
