import { review } from './review.ts';
import { picture } from '../types.ts';
import type { SeedReview } from '../types.ts';

/** Reviews in English. */
export const reviews: readonly SeedReview[] = [
  review('en-1', 'fountain-aura', { colour: 'white', capacity: '3-2-l' }, 5, 3, 'Mochi ignored her bowl for years and now queues up at the fountain. I honestly cannot hear it from the next room.', { images: [picture('fountain-aura', 'white', 'angle')], reply: 'Tell Mochi we said hello! A fresh filter once a month keeps it that quiet.' }),
  review('en-3', 'fountain-aura', { colour: 'graphite', capacity: '2-5-l' }, 4, 20, 'Looks lovely in graphite and the tray really does come clean in seconds. With three cats I refill every other day, so get the big one if you can.'),
  review('en-4', 'feeder-meal', { colour: 'graphite', bowl: 'single' }, 5, 10, 'Survived a four-day trip and a power cut. Rufus heard my recorded "dinner!" and the neighbour says he danced.'),
  review('en-6', 'feeder-meal', { colour: 'white', bowl: 'single' }, 4, 31, 'Portions are spot on. Set-up took me two tries because my router was on 5 GHz only, worth knowing.', { reply: 'Good point, thank you. The feeder needs a 2.4 GHz network, and we have made that clearer in the guide.' }),
  review('en-2', 'camera-lookout', { colour: 'white', resolution: '2k' }, 5, 6, 'Follows the dog from sofa to window like a security guard. The daily timeline is the best two minutes of my commute.'),
  review('en-5', 'camera-lookout', { colour: 'black', resolution: '4k' }, 5, 24, 'Picture is sharp enough to see whiskers. Privacy mode is one tap, which mattered to me.'),
  review('en-6', 'tracker-tag', { colour: 'coral' }, 5, 9, 'Greyhound, squirrel, gone in four seconds. Found her behind the library thanks to search mode. Worth every penny.', { images: [picture('tracker-tag', 'coral')] }),
  review('en-4', 'tracker-tag', { colour: 'white' }, 3, 38, 'Accurate outdoors, but under our metal roof it jumps to next door. Battery lasts me about ten days.', { reply: 'A metal roof can block satellites. A Home Beacon indoors fixes that and saves battery too.' }),
  review('en-1', 'fountain-brook', { colour: 'white' }, 5, 5, 'No cable! It sits on the landing where she actually likes to drink. Charged it once in five weeks so far.'),
  review('en-5', 'fountain-steel', { size: '2-l' }, 4, 18, 'Solid steel and easy to wash. A touch louder than I expected until I filled it to the line, then fine.'),
  review('en-3', 'fountain-mini', { colour: 'white' }, 5, 27, 'Perfect on my desk for the kitten. She thinks it is hers, and it is.'),
  review('en-2', 'fountain-tower', { colour: 'black' }, 4, 42, 'Holds up to a labrador, which says everything. The tank could do with a handle.'),
  review('en-6', 'fountain-travel', { colour: 'coral' }, 5, 12, 'One-handed, no leaks, no waste. Why did I ever carry a bowl?'),
  review('en-5', 'feeder-cam', { colour: 'black' }, 5, 14, 'Watching the morning scuffle over breakfast has become my favourite programme.'),
  review('en-3', 'feeder-wet', {}, 4, 23, 'Keeps tins cool all day in summer. The lid is slow and quiet, so my nervous one was not bothered. Bulky on the worktop.'),
  review('en-4', 'feeder-slow', { colour: 'coral' }, 5, 29, 'From forty seconds to six minutes. No more hiccups.'),
  review('en-1', 'camera-mini', { colour: 'sage' }, 4, 16, 'Tiny and cheap, sticks to the fridge. No tilt, of course, but for checking the bowl it is ideal.'),
  review('en-2', 'camera-treat', {}, 5, 8, 'He used to howl after we left. Now there is a treat and a "good boy" from the office, and the neighbours are smiling again.'),
  review('en-5', 'camera-outdoor', { colour: 'white' }, 4, 35, 'Runs on Scottish sunshine, which is a small miracle. Took a while to find the right angle.'),
  review('en-6', 'tracker-collar', { colour: 'graphite', size: 'l' }, 5, 19, 'Sturdy buckle, bright stitching, and it warned me when she was limping less than I noticed myself.'),
  review('en-3', 'tracker-cat', { colour: 'mint' }, 4, 11, 'So light my cat stopped trying to remove it after a day. Turns out he spends his afternoons at number 14.'),
  review('en-1', 'filter-carbon', { pack: '8' }, 5, 21, 'Fits, no dust, water stays clear. I subscribe to my own calendar reminder.'),
  review('en-4', 'strap-band', { colour: 'sage', size: 'm' }, 5, 26, 'Dries fast after the creek and the tag has not slipped once.'),
  review('en-2', 'pump-quiet', {}, 5, 45, 'My two-year-old fountain sounds new. Five minutes including a cup of tea.'),
  review('en-5', 'adapter-usb', { plug: 'uk' }, 2, 50, 'Works, but the plug is chunkier than it looks and blocks the socket beside it.', { reply: 'Sorry about that. We have passed it on to the designers; you are welcome to send it back within 7 days.' }),
];
