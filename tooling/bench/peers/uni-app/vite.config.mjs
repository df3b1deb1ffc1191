import uni from '@dcloudio/vite-plugin-uni';

// CommonJS.
export default { plugins: [(uni.default ?? uni)()] };
