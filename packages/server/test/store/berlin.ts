/** An overseas address in Berlin, in the format of address/addeditV3. */
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
