/* @jsxImportSource preact */
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The same card in Preact. */
function Card({ id }) {
  const [product, setProduct] = useState(null);
  useEffect(() => {
    void fetch('https://storefront.test/addons/shop/api.goods/lists', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: id, page: 1, pageNum: 1 }),
    })
      .then((reply) => reply.json())
      .then(({ data }) => setProduct(data.data[0]));
  }, [id]);
  if (!product) return null;
  return (
    <div class="card">
      <img src={`${product.image}?w=400`} alt={product.title} width="400" height="400" />
      <h3>{product.title}</h3>
      <p class="price">¥{product.price}</p>
      <button>加入购物车</button>
    </div>
  );
}

for (const mount of document.querySelectorAll('.mount')) render(<Card id={mount.dataset.id} />, mount);
