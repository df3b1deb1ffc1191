import { build } from 'vite';
import type { Plugin, UserConfig } from 'vite';

/** Builds another page into the same folder after the main build. */
export function buildInto(config: () => UserConfig): Plugin {
  let outDir = '';
  return {
    name: 'pawlet-build-into',
    apply: 'build',
    configResolved(resolved) {
      ({ outDir } = resolved.build);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const other = config();
        await build({ ...other, configFile: false, build: { ...other.build, outDir } });
      },
    },
  };
}
