export * from './account.ts';
export * from './cart.ts';
export * from './config.ts';
export * from './goods.ts';
export * from './ids.ts';
export * from './order.ts';
export * from './results.ts';
