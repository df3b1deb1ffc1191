export type {
  EmbedApi,
  EmbedCommand,
  EmbedElementAttributes,
  EmbedEventMap,
  EmbedListenCommand,
  EmbedQueue,
  EmbedSettings,
} from './types.ts';
