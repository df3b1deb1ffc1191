import type { Browser } from 'playwright';
import { openPhone, weigh, type Phone } from './phone.ts';
import { quantile } from './quantile.ts';

/** The weight of a list that has been scrolled this far. */
export interface GrowthSample {
  readonly items: number;
  readonly nodes: number;
  readonly heapMb: number;
  /** Milliseconds of a frame while scrolling, CPU slowed. */
  readonly frameP50: number;
  readonly frameP95: number;
}

interface Course {
  readonly url: string;
  readonly route: string;
  readonly token?: string | undefined;
  /** Part of the URL of the list's call. */
  readonly call: string;
  readonly pageSize: number;
  readonly items: number;
  readonly samples: number;
  readonly cpu: number;
}

const stepPx = 1500;
const sampleFrames = 90;
const stepFrames = 30;

/** Scrolls a list to its end and measures it on the way. */
export async function measureGrowth(browser: Browser, course: Course): Promise<readonly GrowthSample[]> {
  const phone = await openPhone(browser, course);
  let pages = 0;
  phone.page.on('response', (response) => {
    if (response.url().includes(course.call)) pages += 1;
  });
  await phone.page.locator('[data-slot="active"] article').first().waitFor();
  pages = Math.max(pages, 1);
  const samples: GrowthSample[] = [await sample(phone, course, pages)];
  const stride = course.items / course.samples;
  let idle = 0;
  while (pages * course.pageSize < course.items && idle < 200) {
    const before = pages;
    await scroll(phone, stepFrames, stepPx);
    idle = pages === before ? idle + 1 : 0;
    if (pages * course.pageSize >= samples.length * stride) samples.push(await sample(phone, course, pages));
  }
  if (samples.length <= course.samples) samples.push(await sample(phone, course, pages));
  await phone.close();
  return samples;
}

async function sample(phone: Phone, { cpu, pageSize }: Course, pages: number): Promise<GrowthSample> {
  await phone.page.waitForLoadState('networkidle');
  await phone.slow(cpu);
  const frames = await scroll(phone, sampleFrames, -60);
  await phone.slow(1);
  const weight = await weigh(phone);
  return {
    items: pages * pageSize,
    ...weight,
    frameP50: quantile(frames, 0.5),
    frameP95: quantile(frames, 0.95),
  };
}

/** Scrolls by this many pixels a frame; returns how long the frames took. */
function scroll({ page }: Phone, frames: number, px: number): Promise<readonly number[]> {
  return page.evaluate(
    ([count, step]) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last = performance.now();
        const next = (now: number): void => {
          times.push(now - last);
          last = now;
          window.scrollBy(0, step ?? 0);
          if (times.length < (count ?? 0)) requestAnimationFrame(next);
          else resolve(times.slice(1));
        };
        requestAnimationFrame(next);
      }),
    [frames, px],
  );
}
