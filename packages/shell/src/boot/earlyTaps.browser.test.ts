import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectTaps } from './earlyTaps.ts';

let place: HTMLElement;
let release: () => void;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = `
    <button type="button" id="buy"><span>Buy</span></button>
    <a href="#there" id="link">There</a>
    <form action="/search"><input id="words"><button type="submit" id="send">Search</button></form>
    <p id="text">Text</p>`;
  release = collectTaps(document);
});

afterEach(() => {
  release();
  place.remove();
});

const find = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`There is no ${id}`);
  return found;
};

describe('taps before there is code', () => {
  it('are repeated once, in order, when the code has taken over', () => {
    const answers: string[] = [];
    find('buy').querySelector('span')?.click();
    find('buy').click();
    expect(find('buy').dataset['heard']).toBe('');
    find('buy').addEventListener('click', () => answers.push('buy'));
    expect(answers).toEqual([]);
    release();
    expect(answers).toEqual(['buy']);
    expect(find('buy').dataset['heard']).toBeUndefined();
    find('buy').click();
    expect(answers).toEqual(['buy', 'buy']);
  });

  it('work by themselves on links and forms, and are nothing on text', () => {
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    document.addEventListener('click', followed);
    find('link').click();
    find('send').click();
    find('words').click();
    find('text').click();
    document.removeEventListener('click', followed);
    expect(followed).toHaveBeenCalledTimes(4);
    expect(place.querySelectorAll('[data-heard]')).toHaveLength(0);
  });

  it('are repeated on the control that the code has put in place of the rendered one', () => {
    place.insertAdjacentHTML('beforeend', '<button type="button" aria-label="Buy"><span>Buy</span></button>');
    place.insertAdjacentHTML('beforeend', '<button type="button" id="second"><span>Buy</span></button>');
    find('second').click();
    place.innerHTML = place.innerHTML.replace(' data-heard=""', '');
    const answers: string[] = [];
    place.addEventListener('click', ({ target }) => answers.push((target as Element).id));
    release();
    expect(answers).toEqual(['second']);
    expect(place.querySelectorAll('[data-heard]')).toHaveLength(0);
  });

  it('on a control that has gone meanwhile are forgotten', () => {
    find('buy').click();
    find('buy').remove();
    expect(release).not.toThrow();
  });
});
