import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  build: { rolldownOptions: { input: ['index.html', 'shop.html'] } },
  preview: { host: '127.0.0.1', port: 5173 },
});
