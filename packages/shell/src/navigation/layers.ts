/** Why a layer closes: Back was pressed, or its page was left. */
export type LayerEnd = 'back' | 'left';

/** A sheet or dialog over the current page. */
export interface Layer {
  readonly id: string;
  /** Its step in the history; undefined until it is created. */
  position: number | undefined;
  readonly onClose: (end: LayerEnd) => void;
}

/** The layers over the current page, lowest first. */
export interface Layers {
  add(onClose: Layer['onClose']): Layer;
  /** Removes a layer; false if it was already closed. */
  remove(layer: Layer): boolean;
  has(id: string): boolean;
  /** Closes, topmost first, every layer whose step is after `position`. */
  closeAbove(position: number, end: LayerEnd): void;
  isOpen(): boolean;
  /** Step of the topmost layer, undefined if none is open. */
  topPosition(): number | undefined;
}

/** Creates an empty registry. */
export function createLayers(): Layers {
  let open: readonly Layer[] = [];
  let count = 0;
  return {
    add(onClose) {
      count += 1;
      const layer: Layer = { id: `layer-${String(count)}`, position: undefined, onClose };
      open = [...open, layer];
      return layer;
    },
    remove(layer) {
      const found = open.includes(layer);
      open = open.filter((one) => one !== layer);
      return found;
    },
    has: (id) => open.some((layer) => layer.id === id),
    closeAbove(position, end) {
      const closing = open.filter((layer) => layer.position === undefined || layer.position > position);
      open = open.filter((layer) => !closing.includes(layer));
      for (const layer of closing.toReversed()) layer.onClose(end);
    },
    isOpen: () => open.length > 0,
    topPosition: () => open.at(-1)?.position,
  };
}
