const good = ({ image, title, price }) =>
  make(
    'a',
    { className: 'good', href: '#' },
    picture(image, title),
    make('span', { className: 'name', textContent: title }),
    make('span', { className: 'price', textContent: '¥' + price }),
  );
const show = ({ home, navigate, swiper, notice }) => {
  const goods = [...home.recommends, ...home.hots, ...home.news].slice(0, 20);
  mount.append(
    make('header', { textContent: 'Pawlet' }),
    ...swiper
      .slice(0, 1)
      .map(({ image, title }) => make('img', { className: 'banner', src: image + '?w=750', alt: title })),
    make('p', { textContent: notice[0]?.title ?? '' }),
    make('div', { className: 'grid' }, ...navigate.map(({ name }) => make('span', { textContent: name }))),
    make('main', { className: 'goods' }, ...goods.map(good)),
    make('nav', {}, ...['1', '2', '3', '4'].map((text) => make('a', { href: '#', textContent: text }))),
  );
};
void call('common/init?home=1').then(show);
