import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { similarQuestions } from './similarQuestions.ts';

const questions = [
  'How often do I have to change the filter?',
  'Does it hum at night?',
  'Does the pump work with a power bank?',
  'Kann ich den Filter auswaschen?',
  'Wie laut ist die Pumpe nachts?',
  '滤芯多久需要更换一次？',
  '晚上声音大吗？',
  '噪音大不大，会吵到人吗？',
  'フィルターはどのくらいで交換しますか？',
  '필터는 얼마나 자주 교체해야 하나요?',
].map((content, index) => ({ id: index, content, answerCount: index % 3 }));

describe('similarQuestions', () => {
  it.each([
    ['how often change filters', 'How often do I have to change the filter?'],
    ['Change filter', 'How often do I have to change the filter?'],
    ['HUM at night', 'Does it hum at night?'],
    ['power bank?', 'Does the pump work with a power bank?'],
    ['Pumpe laut', 'Wie laut ist die Pumpe nachts?'],
    ['滤芯更换', '滤芯多久需要更换一次？'],
    ['晚上声音', '晚上声音大吗？'],
    ['フィルターの交換', 'フィルターはどのくらいで交換しますか？'],
    ['필터 교체', '필터는 얼마나 자주 교체해야 하나요?'],
  ])('finds for %j', (typed, found) => {
    expect(similarQuestions(typed, questions).map(({ content }) => content)).toContain(found);
  });

  it.each(['', ' ', '?', 'it', 'Is the colour really white?', '可以退货吗', 'のです'])(
    'finds nothing for %j',
    (typed) => {
      expect(similarQuestions(typed, questions)).toEqual([]);
    },
  );

  it('never returns more than three, each once, and the same text first', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ content: fc.string({ unit: 'grapheme' }), answerCount: fc.nat(9) })),
        fc.string({ unit: 'grapheme' }),
        (known, typed) => {
          const found = similarQuestions(typed, known);
          expect(found.length).toBeLessThanOrEqual(3);
          expect(new Set(found).size).toBe(found.length);
          expect(found.every((one) => known.includes(one))).toBe(true);
        },
      ),
    );
    for (const { content } of questions) {
      expect(similarQuestions(content, questions)[0]?.content).toBe(content);
    }
  });
});
