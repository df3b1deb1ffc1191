import type { State } from './State.ts';

/** Cloud storage, help, and where the serial number is. */
export const serviceStates: readonly State[] = [
  { name: 'cloud storage', route: '/pages/storage/cloudStorage' },
  { name: 'cloud storage without a camera', as: 'fresh', route: '/pages/storage/cloudStorage' },
  {
    name: 'cloud storage with an unknown order',
    as: 'fresh',
    route: '/pages/storage/cloudStorage?order_sn=1',
  },
];
