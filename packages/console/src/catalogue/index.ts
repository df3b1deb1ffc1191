export { AttributeList } from './AttributeList.tsx';
export { BrandList } from './BrandList.tsx';
export { CategoryList } from './CategoryList.tsx';
export { CampaignList, OfferList } from './offerLists.tsx';
export { ProductCreatePage } from './ProductCreatePage.tsx';
export { ProductList } from './ProductList.tsx';
export { ProductPage } from './ProductPage.tsx';
export { SheetsPage } from './SheetsPage.tsx';
export { StockJournal, StockList } from './StockList.tsx';
