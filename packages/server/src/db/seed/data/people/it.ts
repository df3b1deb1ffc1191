import { overseas, person } from './person.ts';
import type { SeedPerson } from '../types.ts';

/** Demo shoppers who write Italian. */
export const people: readonly SeedPerson[] = [
  person('it', 1, 'Giulia e Briciola', 'Conti', 'Giulia', '39', '3990000001', overseas('ITA', 'Milano', 'Milano', 'Via dei Tigli 18', '20144')),
  person('it', 2, 'Marco Rossetti', 'Rossetti', 'Marco', '39', '3990000002', overseas('ITA', 'Roma', 'Roma', 'Via Appia Nuova 240', '00183')),
  person('it', 3, 'gattara felice', 'Ferri', 'Chiara', '39', '3990000003', overseas('ITA', 'Torino', 'Torino', 'Corso Vittorio 77', '10128')),
  person('it', 4, 'Luca B.', 'Bassi', 'Luca', '39', '3990000004', overseas('ITA', 'Bologna', 'Bologna', 'Via Mascarella 9', '40126')),
  person('it', 5, 'Pepe il bassotto', 'Galli', 'Elena', '39', '3990000005', overseas('ITA', 'Firenze', 'Firenze', 'Via dell’Olivo 31', '50124')),
  person('it', 6, 'Andrea & Zoe', 'Marchetti', 'Andrea', '39', '3990000006', overseas('ITA', 'Napoli', 'Napoli', 'Via Posillipo 112', '80123')),
];
