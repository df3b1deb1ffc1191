import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('pawlet-') } } })],
  build: { rolldownOptions: { input: ['index.html', 'shop.html'] } },
  preview: { host: '127.0.0.1', port: 5173 },
});
