import { afterEach, expect, it } from 'vitest';
import { nameApp, servedName } from './appName.ts';

const added: Element[] = [];

function put(tag: string, attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
  added.push(element);
  return element;
}

afterEach(() => {
  for (const element of added.splice(0)) element.remove();
});

it('is empty where the server has written no name', () => {
  expect(servedName()).toBe('');
});

it("is the server's, until the app is named in another language", () => {
  put('meta', { name: 'apple-mobile-web-app-title', content: '喵与友' });
  const link = put('link', { rel: 'manifest', href: '/manifest.webmanifest' });
  expect(servedName()).toBe('喵与友');
  nameApp('Miau & "Co"', 'de');
  expect(servedName()).toBe('Miau & "Co"');
  expect(link.getAttribute('href')).toBe('/manifest.webmanifest?lang=de');
  nameApp('喵与友', 'zh');
  expect(link.getAttribute('href')).toBe('/manifest.webmanifest');
});
