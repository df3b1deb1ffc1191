import type { Language } from '../types.ts';

/** A question and answers of the demo account in one language. */
export interface DemoWords {
  /** Question about the camera `camera-lookout`. */
  readonly question: string;
  /** A buyer's answer to it. */
  readonly reply: { readonly person: string; readonly text: string };
  /** The demo account's own answer to this person's question about the feeder `feeder-meal`. */
  readonly answer: { readonly to: string; readonly text: string };
}

/** Questions and answers of the demo account, so that every reader finds some in their own language. */
export const demoWords: Readonly<Record<Language, DemoWords>> = {
  zh: {
    question: '转动的时候声音大吗？我家猫胆子小。',
    reply: { person: 'zh-3', text: '很轻，我家猫在旁边睡觉都不抬头。' },
    answer: { to: 'zh-3', text: '上个月我们小区停过一次电，它照样按时出粮。' },
  },
  en: {
    question: 'Is it loud when it turns? My cat is easily scared.',
    reply: { person: 'en-3', text: 'Barely. Mine sleeps right beside it and never looks up.' },
    answer: { to: 'en-1', text: 'We had a power cut last month, and breakfast still came on time.' },
  },
  ja: {
    question: '首を振るときの音は大きいですか？うちの猫は怖がりなので。',
    reply: { person: 'ja-3', text: 'とても静かです。うちの子は隣で寝ていても顔を上げません。' },
    answer: { to: 'ja-5', text: '先月停電がありましたが、いつもの時間にちゃんとごはんが出ていました。' },
  },
  fr: {
    question: 'Fait-elle du bruit en tournant ? Mon chat est craintif.',
    reply: { person: 'fr-3', text: 'Presque pas. Le mien dort à côté sans lever la tête.' },
    answer: { to: 'fr-3', text: 'Nous avons eu une coupure le mois dernier : le repas est quand même arrivé à l’heure.' },
  },
  de: {
    question: 'Ist sie beim Drehen laut? Meine Katze erschrickt schnell.',
    reply: { person: 'de-3', text: 'Kaum zu hören. Meine schläft direkt daneben und schaut nicht einmal auf.' },
    answer: { to: 'de-1', text: 'Letzten Monat war bei uns der Strom weg, und das Futter kam trotzdem pünktlich.' },
  },
  it: {
    question: 'Fa rumore quando gira? La mia gatta si spaventa facilmente.',
    reply: { person: 'it-3', text: 'Pochissimo. Il mio ci dorme accanto e non alza nemmeno la testa.' },
    answer: { to: 'it-3', text: 'Il mese scorso è mancata la corrente e la pappa è arrivata lo stesso in orario.' },
  },
  es: {
    question: '¿Hace ruido al girar? Mi gata se asusta enseguida.',
    reply: { person: 'es-3', text: 'Casi nada. El mío duerme al lado y ni levanta la cabeza.' },
    answer: { to: 'es-3', text: 'El mes pasado se fue la luz y la comida salió a su hora igualmente.' },
  },
  ko: {
    question: '회전할 때 소리가 큰가요? 우리 고양이가 겁이 많아서요.',
    reply: { person: 'ko-3', text: '거의 안 들려요. 옆에서 자면서 고개도 안 들어요.' },
    answer: { to: 'ko-3', text: '지난달에 정전이 됐는데도 제시간에 사료가 나왔어요.' },
  },
};

/** The demo account's reviews of its purchases, in the languages it shops in. */
export const demoReviews: readonly {
  readonly product: string;
  readonly language: Language;
  readonly star: number;
  readonly text: string;
}[] = [
  { product: 'camera-lookout', language: 'zh', star: 5, text: '跟拍很准，上班的时候看一眼就安心，猫咪完全不介意它。' },
  { product: 'desiccant-pack', language: 'en', star: 4, text: 'The kibble stays crisp for the whole month. I would like a bigger pack.' },
];

/** The demo account's address abroad. */
export const demoOverseas = {
  countryCode: 'DEU',
  firstName: 'Momo',
  lastName: 'Lin',
  areaCode: '49',
  mobile: '3023125014',
  province: 'Berlin',
  city: 'Berlin',
  detail: 'Lindenhofstraße 41',
  postcode: '10437',
} as const;
