/** An address in its local format, and as browsers store it. */
export interface GoodAddress {
  /** ISO 3166 alpha-3. */
  readonly country: string;
  /** ISO 3166 alpha-2, as browsers store it. */
  readonly region: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly dialCode: string;
  /** National format. */
  readonly phone: string;
  readonly street: string;
  /** '' where the country has none. */
  readonly city: string;
  /** As browsers store it: a code or a name; '' where the form has none. */
  readonly state: string;
  /** The name it is stored with. */
  readonly stateName: string;
  readonly postCode: string;
  /** Its lines on a local parcel, without name and country. */
  readonly lines: readonly string[];
}

/** One address for each country with a specific form. */
export const goodAddresses = {
  USA: {
    country: 'USA',
    region: 'US',
    lastName: 'Harper',
    firstName: 'Olivia',
    dialCode: '1',
    phone: '(415) 555-0132',
    street: '548 Market St Apt 4B',
    city: 'San Francisco',
    state: 'CA',
    stateName: 'California',
    postCode: '94104',
    lines: ['548 Market St Apt 4B', 'San Francisco, California 94104'],
  },
  CAN: {
    country: 'CAN',
    region: 'CA',
    lastName: 'Nguyen',
    firstName: 'Claire',
    dialCode: '1',
    phone: '416-555-0103',
    street: '96 Maplewood Avenue, Unit 12',
    city: 'Toronto',
    state: 'ON',
    stateName: 'Ontario',
    postCode: 'M6C 1J4',
    lines: ['96 Maplewood Avenue, Unit 12', 'Toronto Ontario M6C 1J4'],
  },
  GBR: {
    country: 'GBR',
    region: 'GB',
    lastName: 'Whitaker',
    firstName: 'Ben',
    dialCode: '44',
    phone: '07911 123456',
    street: '27 Birchfield Road',
    city: 'Manchester',
    state: '',
    stateName: '',
    postCode: 'M20 4TF',
    lines: ['27 Birchfield Road', 'Manchester', 'M20 4TF'],
  },
  IRL: {
    country: 'IRL',
    region: 'IE',
    lastName: 'Byrne',
    firstName: 'Aoife',
    dialCode: '353',
    phone: '085 123 4567',
    street: '12 Merrion Square',
    city: 'Dublin 2',
    state: 'D',
    stateName: 'Co. Dublin',
    postCode: 'D02 X285',
    lines: ['12 Merrion Square', 'Dublin 2', 'Co. Dublin', 'D02 X285'],
  },
  DEU: {
    country: 'DEU',
    region: 'DE',
    lastName: 'Krüger',
    firstName: 'Lena',
    dialCode: '49',
    phone: '0151 23456789',
    street: 'Oranienstraße 5',
    city: 'Berlin',
    state: '',
    stateName: '',
    postCode: '10999',
    lines: ['Oranienstraße 5', '10999 Berlin'],
  },
  AUT: {
    country: 'AUT',
    region: 'AT',
    lastName: 'Gruber',
    firstName: 'Anna',
    dialCode: '43',
    phone: '0664 1234567',
    street: 'Mariahilfer Straße 88/12',
    city: 'Wien',
    state: '',
    stateName: '',
    postCode: '1070',
    lines: ['Mariahilfer Straße 88/12', '1070 Wien'],
  },
  CHE: {
    country: 'CHE',
    region: 'CH',
    lastName: 'Brunner',
    firstName: 'Nadja',
    dialCode: '41',
    phone: '044 668 18 00',
    street: 'Seefeldweg 19',
    city: 'Zürich',
    state: '',
    stateName: '',
    postCode: '8008',
    lines: ['Seefeldweg 19', '8008 Zürich'],
  },
  FRA: {
    country: 'FRA',
    region: 'FR',
    lastName: 'Moreau',
    firstName: 'Camille',
    dialCode: '33',
    phone: '06 12 34 56 78',
    street: '14 rue des Lilas',
    city: 'Paris',
    state: '',
    stateName: '',
    postCode: '75019',
    lines: ['14 rue des Lilas', '75019 Paris'],
  },
  ITA: {
    country: 'ITA',
    region: 'IT',
    lastName: 'Rossetti',
    firstName: 'Marco',
    dialCode: '39',
    phone: '312 345 6789',
    street: 'Via Appia Nuova 240',
    city: 'Roma',
    state: 'RM',
    stateName: 'Roma',
    postCode: '00183',
    lines: ['Via Appia Nuova 240', '00183 Roma'],
  },
  ESP: {
    country: 'ESP',
    region: 'ES',
    lastName: 'García',
    firstName: 'Lucía',
    dialCode: '34',
    phone: '612 34 56 78',
    street: 'Carrer de Verdi 85, 3.º B',
    city: 'Badalona',
    state: 'Barcelona',
    stateName: 'Barcelona',
    postCode: '08911',
    lines: ['Carrer de Verdi 85, 3.º B', '08911 Badalona Barcelona'],
  },
  JPN: {
    country: 'JPN',
    region: 'JP',
    lastName: '佐藤',
    firstName: '美咲',
    dialCode: '81',
    phone: '090-1234-5678',
    street: '神宮前1-2-3 コーポ桜203',
    city: '渋谷区',
    state: '東京都',
    stateName: '東京都',
    postCode: '150-0001',
    lines: ['〒150-0001', '東京都渋谷区', '神宮前1-2-3 コーポ桜203'],
  },
  KOR: {
    country: 'KOR',
    region: 'KR',
    lastName: '김',
    firstName: '서연',
    dialCode: '82',
    phone: '010-1234-5678',
    street: '테헤란로 123, 302호',
    city: '강남구',
    state: '서울',
    stateName: '서울특별시',
    postCode: '06133',
    lines: ['서울특별시 강남구', '테헤란로 123, 302호', '06133'],
  },
  AUS: {
    country: 'AUS',
    region: 'AU',
    lastName: 'Walker',
    firstName: 'Ruby',
    dialCode: '61',
    phone: '0412 345 678',
    street: '12 Crown Street',
    city: 'Surry Hills',
    state: 'NSW',
    stateName: 'New South Wales',
    postCode: '2010',
    lines: ['12 Crown Street', 'Surry Hills New South Wales 2010'],
  },
} satisfies Readonly<Record<string, GoodAddress>>;

/** Converts an address for address/addeditV3. */
export function toWire(address: GoodAddress): Readonly<Record<string, string>> {
  return {
    country_code: address.country,
    last_name: address.lastName,
    first_name: address.firstName,
    area_code: address.dialCode,
    mobile: address.phone,
    zipcode: address.postCode,
    province_name: address.state,
    city_name: address.city,
    address: address.street,
  };
}
