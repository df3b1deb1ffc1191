import type { SeedCloudDevice } from './types.ts';

/** Cameras of the demo account: one with remaining storage, one that never had any. */
export const cloudDevices: readonly SeedCloudDevice[] = [
  {
    deviceId: 'PC2407001D7A16',
    model: 'WK-LOOK-WH2K',
    daysLeft: 12,
    boughtDaysAgo: 18,
    name: {
      zh: '客厅的 Lookout',
      en: 'Living room Lookout',
      ja: 'リビングのLookout',
      fr: 'Lookout du salon',
      de: 'Lookout im Wohnzimmer',
      it: 'Lookout del soggiorno',
      es: 'Lookout del salón',
      ko: '거실 Lookout',
    },
  },
  {
    deviceId: 'PC2409002D7B08',
    model: 'WK-DOT-WH',
    daysLeft: null,
    boughtDaysAgo: 0,
    name: {
      zh: '猫窝旁的 Dot',
      en: 'Dot by the cat bed',
      ja: '猫ベッド横のDot',
      fr: 'Dot près du panier',
      de: 'Dot am Katzenkörbchen',
      it: 'Dot vicino alla cuccia',
      es: 'Dot junto a la cama del gato',
      ko: '고양이 침대 옆 Dot',
    },
  },
];
