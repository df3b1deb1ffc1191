import { prices } from './types.ts';
import type { SeedCloudDevice, SeedCloudPlan } from './types.ts';

/** Cloud storage: the monthly and the annual card. */
export const cloudPlans: readonly SeedCloudPlan[] = [
  {
    type: 'year', days: 365,
    prices: prices(168, 24.99, 3480, 24.9, 33000, 21.99, 25.9, 33.99),
    marketPrices: prices(238.8, 35.88, 4968, 35.88, 46800, 30.99, 36.9, 47.88),
    name: { zh: '云存储年卡', en: 'Annual card', ja: '年間プラン', fr: 'Formule annuelle', de: 'Jahreskarte', it: 'Piano annuale', es: 'Plan anual', ko: '연간 이용권' },
    description: { zh: '365 天全天录像，每段保存 30 天', en: '365 days of round-the-clock recording, kept for 30 days each', ja: '365日間の24時間録画。映像は30日間保存されます', fr: '365 jours d’enregistrement continu, conservé 30 jours', de: '365 Tage Daueraufnahme, jeweils 30 Tage gespeichert', it: '365 giorni di registrazione continua, conservata 30 giorni', es: '365 días de grabación continua, guardada 30 días', ko: '365일 24시간 녹화, 영상은 30일간 보관' },
  },
  {
    type: 'month', days: 30,
    prices: prices(19.9, 2.99, 414, 2.99, 3900, 2.59, 3.1, 3.99),
    marketPrices: prices(29.9, 4.49, 620, 4.49, 5900, 3.89, 4.7, 5.99),
    name: { zh: '云存储月卡', en: 'Monthly card', ja: '月額プラン', fr: 'Formule mensuelle', de: 'Monatskarte', it: 'Piano mensile', es: 'Plan mensual', ko: '월간 이용권' },
    description: { zh: '30 天全天录像，每段保存 7 天', en: '30 days of round-the-clock recording, kept for 7 days each', ja: '30日間の24時間録画。映像は7日間保存されます', fr: '30 jours d’enregistrement continu, conservé 7 jours', de: '30 Tage Daueraufnahme, jeweils 7 Tage gespeichert', it: '30 giorni di registrazione continua, conservata 7 giorni', es: '30 días de grabación continua, guardada 7 días', ko: '30일 24시간 녹화, 영상은 7일간 보관' },
  },
];

/** Cameras of the demo account: one with storage left, one that never had any. */
export const cloudDevices: readonly SeedCloudDevice[] = [
  {
    deviceId: 'PC2407001D7A16', model: 'WK-LOOK-WH2K', daysLeft: 12, boughtDaysAgo: 18,
    name: { zh: '客厅的 Lookout', en: 'Living room Lookout', ja: 'リビングのLookout', fr: 'Lookout du salon', de: 'Lookout im Wohnzimmer', it: 'Lookout del soggiorno', es: 'Lookout del salón', ko: '거실 Lookout' },
  },
  {
    deviceId: 'PC2409002D7B08', model: 'WK-DOT-WH', daysLeft: null, boughtDaysAgo: 0,
    name: { zh: '猫窝旁的 Dot', en: 'Dot by the cat bed', ja: '猫ベッド横のDot', fr: 'Dot près du panier', de: 'Dot am Katzenkörbchen', it: 'Dot vicino alla cuccia', es: 'Dot junto a la cama del gato', ko: '고양이 침대 옆 Dot' },
  },
];
