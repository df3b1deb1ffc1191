/** An overseas address in Berlin, as address/addeditV3 takes it. */
export const berlin = {
  country_code: 'DEU',
  last_name: 'Krüger',
  first_name: 'Lena',
  area_code: '+49',
  mobile: '0151 2345-6789',
  zipcode: '10999',
  province_name: 'Berlin',
  city_name: 'Berlin',
  address: 'Oranienstraße 5',
};
