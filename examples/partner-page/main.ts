import { showShop } from './showShop.ts';

const container = document.querySelector('#shop');
if (container !== null)
  showShop(container, {
    origin: 'http://localhost:8787',
    language: document.documentElement.lang,
    country: 'CHN',
    title: 'Cart',
    onEvent: ({ name, detail }) => console.info(name, detail),
  });
