import { buyer, other, question } from './question.ts';
import type { SeedQuestion } from '../types.ts';

/** Questions in English. */
export const questions: readonly SeedQuestion[] = [
  question('en-5', 'fountain-aura', 5, 'Does it hum at night? My bedroom is the cat’s bedroom.', buyer('en-1', 'Not at all. You only hear a trickle when the water gets low.'), buyer('en-3', 'Same here, on the bedside shelf.')),
  question('en-2', 'fountain-aura', 13, 'Can I use it with hard water?', buyer('en-3', 'Yes, but drop a descaling tablet in every other week.')),
  question('en-1', 'feeder-meal', 10, 'What happens when the power goes out?', buyer('en-4', 'With three D batteries inside it simply carries on. Mine did.')),
  question('en-3', 'feeder-meal', 21, 'Is 2.4 GHz Wi-Fi really required?', buyer('en-6', 'Yes. Most routers do both, just switch the 2.4 GHz band on.')),
  question('en-6', 'camera-lookout', 8, 'Do I need a cloud plan to watch recordings?', buyer('en-2', 'No, a microSD card is enough. The cloud is only if you want a copy outside the house.')),
  question('en-5', 'tracker-tag', 15, 'Does it work abroad?', buyer('en-4', 'It worked for us in three countries without changing anything.'), other('en-3', 'Check the coverage map in the app before you travel.')),
  question('en-4', 'fountain-steel', 19, 'Is the pump dishwasher-safe as well?', buyer('en-5', 'No, only the steel parts. Rinse the pump by hand.')),
  question('en-2', 'tracker-cat', 7, 'My cat weighs 3.5 kg. Too small?', buyer('en-3', 'It is meant for 4 kg and up. I would wait a few months.')),
];
