import { overseas, person } from './person.ts';
import type { SeedPerson } from '../types.ts';

/** Demo shoppers who write English. */
export const people: readonly SeedPerson[] = [
  person('en', 1, 'MochiTheCat', 'Harper', 'Olivia', '1', '2025550101', overseas('USA', 'Oregon', 'Portland', '1842 NE Alder Street, Apt 3', '97232')),
  person('en', 2, 'Biscuit & Ben', 'Whitaker', 'Ben', '44', '7700900102', overseas('GBR', 'Greater Manchester', 'Manchester', '27 Birchfield Road', 'M20 4TF')),
  person('en', 3, 'threecatsdown', 'Nguyen', 'Claire', '1', '4165550103', overseas('CAN', 'Ontario', 'Toronto', '96 Maplewood Avenue, Unit 12', 'M6C 1J4')),
  person('en', 4, 'Rufus’s human', 'Delgado', 'Marcus', '1', '5125550104', overseas('USA', 'Texas', 'Austin', '415 Barton View Lane', '78704')),
  person('en', 5, 'Ailsa M', 'MacLeod', 'Ailsa', '44', '7700900105', overseas('GBR', 'Lothian', 'Edinburgh', '8/2 Harbour Terrace', 'EH6 6JJ')),
  person('en', 6, 'greyhoundgrace', 'Sullivan', 'Grace', '1', '6175550106', overseas('USA', 'Massachusetts', 'Cambridge', '73 Linden Street', '02139')),
];
