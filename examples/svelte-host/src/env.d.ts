interface ImportMetaEnv {
  /** Origin of the shop. */
  readonly VITE_SHOP: string;
}
