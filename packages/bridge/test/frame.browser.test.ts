import { afterEach, describe, expect, it } from 'vitest';
import { openInFrame } from './stages/inFrame.ts';

let stage: ReturnType<typeof openInFrame> | undefined;
afterEach(() => stage?.end());

const frames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
};

describe('the frame of a page', () => {
  it('is sandboxed and has a title', async () => {
    stage = openInFrame();
    await stage.act('state');
    const { iframe } = stage;
    expect(iframe.title).toBe('Shop');
    expect(iframe.allow).toBe('clipboard-write; web-share');
    expect(iframe.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    );
    expect(iframe.contentDocument).toBeNull();
  });

  it('grows and shrinks with its content', async () => {
    stage = openInFrame(true);
    await stage.act('state');
    await stage.act('follow');
    for (const height of [500, 1200, 300]) {
      await stage.act('grow', height);
      await expect.poll(() => stage?.iframe.style.height).toBe(`${height}px`);
    }
    await stage.act('grow', 302);
    await frames(3);
    expect(stage.received.heights).not.toContain(302);
    await stage.act('grow', 50_000);
    await expect.poll(() => stage?.iframe.style.height).toBe('10000px');
  });

  it.each([50, 100, 200])('settles with a child of %i vh', async (share) => {
    stage = openInFrame(true);
    await stage.act('state');
    await stage.act('follow');
    await stage.act('fill', share);
    const { heights } = stage.received;
    await expect.poll(() => heights.length).toBeGreaterThan(0);
    // A busy browser renders the frame less often than the surrounding page: it is settled when no height is reported
    // for a while.
    const reportedMeanwhile = async (): Promise<number> => {
      const before = heights.length;
      await frames(30);
      return heights.length - before;
    };
    await expect.poll(reportedMeanwhile).toBe(0);
    expect(heights.length).toBeLessThan(10);
    // A busy browser shows a height late, which is followed once more.
    expect(Math.max(...heights)).toBeLessThan(4000);
    // Content that grows by itself is still followed.
    await stage.act('grow', 8000);
    await expect.poll(() => Math.max(...heights)).toBeGreaterThanOrEqual(8000);
  });
});
