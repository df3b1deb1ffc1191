import * as Product from '@pawlet/widgets/product-card';

export function OwnCard({ productId }: { readonly productId: number }) {
  return (
    <Product.ProductCard productId={productId}>
      <article className="ownCard">
        <Product.ProductPicture ratio={16 / 9} />
        <Product.ProductLink>
          <Product.ProductTitle />
        </Product.ProductLink>
        <p>
          <Product.ProductPrice /> <Product.ProductRegularPrice />
        </p>
        <Product.ProductButton block>Into the bag</Product.ProductButton>
      </article>
    </Product.ProductCard>
  );
}
