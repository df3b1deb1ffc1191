import { createPinia } from 'pinia';
import { createApp } from 'vue';
import { createRouter, createWebHashHistory } from 'vue-router';
import App from './App.vue';
import HomePage from './HomePage.vue';
import 'vant/es/grid/style/index';
import 'vant/es/grid-item/style/index';
import 'vant/es/image/style/index';
import 'vant/es/nav-bar/style/index';
import 'vant/es/notice-bar/style/index';
import 'vant/es/swipe/style/index';
import 'vant/es/swipe-item/style/index';
import 'vant/es/tabbar/style/index';
import 'vant/es/tabbar-item/style/index';

const router = createRouter({
  history: createWebHashHistory(),
  routes: [{ path: '/', component: HomePage }],
});
createApp(App).use(createPinia()).use(router).mount('#app');
