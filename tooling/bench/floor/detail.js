const id = new URLSearchParams(location.search).get('id');
const show = (good) => {
  mount.append(
    picture(good.images[0], good.title),
    make('p', { className: 'price', textContent: '¥' + good.price }),
    make('h1', { textContent: good.title }),
    make('p', { textContent: good.subtitle }),
    make('ul', {}, ...good.params.map(({ name, value }) => make('li', { textContent: name + ' ' + value }))),
    make('ul', {}, ...good.comment.slice(0, 2).map(({ content }) => make('li', { textContent: content }))),
    make('footer', {}, make('button', { textContent: '+' }), make('button', { textContent: '>' })),
  );
};
void call('goods/v2detail?id=' + id).then(show);
