import { overseas, person } from './person.ts';
import type { SeedPerson } from '../types.ts';

/** Demo shoppers who write Spanish. */
export const people: readonly SeedPerson[] = [
  person('es', 1, 'Lucía y Nube', 'García', 'Lucía', '34', '600000001', overseas('ESP', 'Madrid', 'Madrid', 'Calle del Olmo 14, 3.º B', '28012')),
  person('es', 2, 'Toby va de paseo', 'Martínez', 'Pablo', '34', '600000002', overseas('ESP', 'Barcelona', 'Barcelona', 'Carrer de Verdi 85', '08012')),
  person('es', 3, 'La gata Kiwi', 'Navarro', 'Marta', '34', '600000003', overseas('ESP', 'Valencia', 'Valencia', 'Avenida del Puerto 120', '46023')),
  person('es', 4, 'Javi R.', 'Ruiz', 'Javier', '34', '600000004', overseas('ESP', 'Sevilla', 'Sevilla', 'Calle Betis 33', '41010')),
  person('es', 5, 'Mamá de Trufa', 'Ortega', 'Carmen', '34', '600000005', overseas('ESP', 'Vizcaya', 'Bilbao', 'Calle Licenciado Poza 21', '48011')),
  person('es', 6, 'Diego y los suyos', 'Molina', 'Diego', '34', '600000006', overseas('ESP', 'Málaga', 'Málaga', 'Paseo de Reding 9', '29016')),
];
