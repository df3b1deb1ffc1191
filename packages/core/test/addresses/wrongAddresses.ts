import type { FieldProblem } from '../../src/contract/index.ts';
import type { InterfaceLanguage } from '../../src/i18n/index.ts';
import type { goodAddresses, GoodAddress } from './goodAddresses.ts';

/** A change to a valid address, and the resulting message. */
export interface WrongAddress {
  readonly language: InterfaceLanguage;
  readonly country: keyof typeof goodAddresses;
  readonly changes: Partial<GoodAddress>;
  /** The field of the message, by wire name. */
  readonly field: string;
  /** The problem the server finds. */
  readonly problem: FieldProblem;
  /** The message at the field. */
  readonly words: string;
}

const city = 'city_name';
const name = 'first_name';
const family = 'last_name';
const phone = 'mobile';
const postCode = 'zipcode';
const state = 'province_name';
const street = 'address';

type Row = readonly [
  country: WrongAddress['country'],
  changes: Partial<GoodAddress>,
  field: string,
  problem: FieldProblem,
  words: string,
];

const rows: Readonly<Record<InterfaceLanguage, readonly Row[]>> = {
  en: [
    ['USA', { state: 'Atlantis' }, state, 'exists', '“Atlantis” is not in the list. Please choose from it'],
    ['USA', { state: '' }, state, 'required', 'Please choose from the list'],
    ['USA', { postCode: '9410' }, postCode, 'format', 'Please enter a postal code such as 12345'],
    ['CAN', { postCode: '94104' }, postCode, 'format', 'Please enter a postal code such as B1B 2B3'],
    ['GBR', { postCode: '10999' }, postCode, 'format', 'Please enter a postal code such as BB1 2BB'],
    [
      'IRL',
      { state: 'Co. Narnia' },
      state,
      'exists',
      '“Co. Narnia” is not in the list. Please choose from it',
    ],
    [
      'AUS',
      { state: 'California' },
      state,
      'exists',
      '“California” is not in the list. Please choose from it',
    ],
    ['USA', { phone: '212 555' }, phone, 'format', 'This phone number is not valid'],
  ],
  de: [
    ['DEU', { postCode: '1099' }, postCode, 'format', 'Bitte gib eine Postleitzahl wie 12345 ein'],
    ['DEU', { postCode: '' }, postCode, 'required', 'Bitte gib die Postleitzahl ein'],
    ['DEU', { street: '---' }, street, 'format', 'Bitte gib die Adresse ein'],
    ['AUT', { postCode: '10700' }, postCode, 'format', 'Bitte gib eine Postleitzahl wie 1234 ein'],
    ['CHE', { city: '?!' }, city, 'format', 'Bitte gib den Ort ein'],
    ['CHE', { phone: '044' }, phone, 'format', 'Diese Telefonnummer ist ungültig'],
    [
      'USA',
      { state: 'Kalifornia' },
      state,
      'exists',
      '„Kalifornia“ steht nicht in der Liste. Bitte wähle daraus',
    ],
  ],
  fr: [
    ['FRA', { postCode: 'Paris' }, postCode, 'format', 'Veuillez saisir un code postal du type 12345'],
    ['FRA', { lastName: '…' }, family, 'format', 'Veuillez saisir le nom de famille'],
    ['FRA', { phone: '06 12 34' }, phone, 'format', 'Ce numéro de téléphone n’est pas valide'],
    [
      'CAN',
      { state: 'Bretagne' },
      state,
      'exists',
      '« Bretagne » n’est pas dans la liste. Veuillez y choisir',
    ],
  ],
  it: [
    ['ITA', { state: 'Padania' }, state, 'exists', '“Padania” non è nell’elenco. Scegli dall’elenco'],
    ['ITA', { state: '' }, state, 'required', 'Scegli dall’elenco'],
    ['ITA', { postCode: '0018' }, postCode, 'format', 'Inserisci un codice postale come 12345'],
    ['ITA', { street: '' }, street, 'required', 'Inserisci l’indirizzo'],
  ],
  es: [
    ['ESP', { state: 'Bayern' }, state, 'exists', '«Bayern» no está en la lista. Elige una opción de ella'],
    ['ESP', { postCode: '28 01' }, postCode, 'format', 'Introduce un código postal como 12345'],
    ['ESP', { city: '' }, city, 'required', 'Escribe la ciudad'],
    ['ESP', { firstName: '' }, name, 'required', 'Escribe el nombre'],
  ],
  ja: [
    [
      'JPN',
      { state: '大江戸県' },
      state,
      'exists',
      '「大江戸県」は一覧にありません。一覧から選択してください',
    ],
    ['JPN', { postCode: '150-001' }, postCode, 'format', '郵便番号を入力してください（例：123-4567）'],
    ['JPN', { city: '' }, city, 'required', '市区町村を入力してください'],
    ['JPN', { phone: '090-12' }, phone, 'format', '電話番号が正しくありません'],
  ],
  ko: [
    ['KOR', { state: '평양시' }, state, 'exists', '“평양시”은(는) 목록에 없습니다. 목록에서 선택해 주세요'],
    ['KOR', { postCode: '135-080' }, postCode, 'format', '12345 형식의 우편번호를 입력해 주세요'],
    ['KOR', { street: '!!!' }, street, 'format', '주소를 입력해 주세요'],
    ['KOR', { lastName: ' ' }, family, 'required', '성을 입력해 주세요'],
  ],
  zh: [
    ['USA', { state: '阿特兰蒂斯' }, state, 'exists', '列表中没有“阿特兰蒂斯”，请从列表中选择'],
    ['JPN', { state: '' }, state, 'required', '请从列表中选择'],
    ['CAN', { postCode: 'D6C 1J4' }, postCode, 'format', '请输入邮政编码，例如 B1B 2B3'],
    ['USA', { city: '？？' }, city, 'format', '请输入城市/城镇'],
    ['GBR', { phone: '12' }, phone, 'format', '电话号码不正确'],
  ],
};

/** Forty mistakes, with messages in the language of the shopper. */
export const wrongAddresses: readonly WrongAddress[] = (
  Object.keys(rows) as readonly InterfaceLanguage[]
).flatMap((language) =>
  rows[language].map(([country, changes, field, problem, words]) => ({
    language,
    country,
    changes,
    field,
    problem,
    words,
  })),
);
