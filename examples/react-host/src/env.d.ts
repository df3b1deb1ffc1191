interface ImportMetaEnv {
  /** Origin of the shop. */
  readonly VITE_SHOP: string;
}

declare module '*.css?inline' {
  const text: string;
  export default text;
}
