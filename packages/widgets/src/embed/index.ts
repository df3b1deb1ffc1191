export type {
  EmbedApi,
  EmbedCommand,
  EmbedElementAttributes,
  EmbedEventMap,
  EmbedListenCommand,
  EmbedQueue,
  EmbedSettings,
  EmbedShopApi,
} from './types.ts';
export type * from './elements.ts';
