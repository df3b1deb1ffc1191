import axios from 'axios';
import { defineStore } from 'pinia';
import { computed, ref } from 'vue';

/** What home shows. */
export const useHome = defineStore('home', () => {
  const page = ref();
  const goods = computed(() => {
    const { recommends, hots, news } = page.value?.home ?? { recommends: [], hots: [], news: [] };
    return [...recommends, ...hots, ...news].slice(0, 20);
  });
  const load = async () => {
    page.value = (await axios.get('/addons/shop/api.common/init?home=1')).data.data;
  };
  return { page, goods, load };
});
