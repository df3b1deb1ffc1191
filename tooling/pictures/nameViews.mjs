import { readFile, writeFile } from 'node:fs/promises';

const file = new URL('../../packages/server/src/db/seed/shop/goods.json', import.meta.url);

/** The views of a product in the order of its gallery; other colours follow. */
const views = ['front', 'use', 'angle', 'size'];

/** Lists in the seed the views and clips that each product has so far: a later run that finds more adds more. */
export async function nameViews(keys, clips) {
  let text = await readFile(file, 'utf8');
  for (const { slug, images, video } of JSON.parse(text)) {
    const shown = views.flatMap((view) => keys.find((key) => isView(key, slug, view, images[0])) ?? []);
    const named = shown.map((key) => `pictures/${key}.webp`);
    const others = images.filter((image) => image.endsWith('-front.webp') && !named.includes(image));
    const clip = clips.includes(slug) ? `/media/turns/${slug}.mp4` : video;
    const start = text.indexOf(`    "slug": "${slug}",`);
    const from = text.indexOf('    "images": [', start);
    const to = text.indexOf('\n', text.indexOf('    "video": ', from));
    const list = [...named, ...others].map((image) => `      ${JSON.stringify(image)}`).join(',\n');
    const replaced = `    "images": [\n${list}\n    ],\n    "video": ${JSON.stringify(clip)},`;
    text = text.slice(0, from) + replaced + text.slice(to);
  }
  await writeFile(file, text);
}

/** Whether the key is this view of the product's first colour. */
function isView(key, slug, view, first) {
  const colour = /([a-z]+)-front\.webp$/u.exec(first)?.[1];
  return key === `goods/${slug}/${colour}-${view}`;
}
