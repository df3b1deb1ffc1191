import type { SeedBrand } from './types.ts';

/** The three brands of the shop. */
export const brands: readonly SeedBrand[] = [
  { slug: 'pawlet', name: 'Pawlet', intro: { zh: '饮水与喂食，每天都省心', en: 'Water and food, sorted every day', ja: '毎日の水とごはんをもっと手軽に', fr: 'L’eau et les repas, sans y penser', de: 'Wasser und Futter, jeden Tag geregelt', it: 'Acqua e pappa, ogni giorno senza pensieri', es: 'Agua y comida resueltas cada día', ko: '매일의 물과 식사를 편하게' } },
  { slug: 'whiskr', name: 'Whiskr', intro: { zh: '不在家也看得见', en: 'Eyes at home while you are out', ja: '留守中もそばで見守る', fr: 'Un œil à la maison quand vous sortez', de: 'Zu Hause alles im Blick', it: 'Un occhio su casa quando non ci sei', es: 'Ojos en casa cuando no estás', ko: '집을 비워도 한눈에' } },
  { slug: 'trailtail', name: 'Trailtail', intro: { zh: '撒欢出门，安心回家', en: 'Roam far, come home safe', ja: '思いきり遊んで、安全に帰る', fr: 'Partir loin, rentrer en sécurité', de: 'Weit laufen, sicher heimkommen', it: 'Correre lontano, tornare al sicuro', es: 'Explorar lejos, volver a salvo', ko: '마음껏 뛰고 안전하게 집으로' } },
];
