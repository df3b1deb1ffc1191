import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  build: isSsrBuild
    ? {}
    : { rolldownOptions: { input: ['index.html', 'shop.html', 'cart.html', 'element.html', 'server.html'] } },
}));
