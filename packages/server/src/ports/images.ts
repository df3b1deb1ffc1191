/** How a QR code is drawn. Lengths in pixels, colours as `#rrggbb`. */
export interface CodeDrawing {
  /** Rows of modules, true for dark. */
  readonly modules: readonly (readonly boolean[])[];
  /** Side of the code without padding. */
  readonly size: number;
  readonly padding: number;
  readonly foreground: string;
  readonly background: string;
  /** Drawn over the middle. */
  readonly logo?: { readonly content: Blob; readonly size: number } | undefined;
  /** Written below; '' for none. */
  readonly label: string;
  readonly labelSize: number;
  readonly labelAlign: 'left' | 'center' | 'right';
}

/** Everything that decodes or draws pictures. */
export interface Images {
  /** Decodes a picture and encodes it anew, without its metadata; null when it is none that is taken. */
  normalise(content: Blob): Promise<{ readonly content: Blob; readonly type: string } | null>;
  /** A QR code as PNG. */
  drawCode(drawing: CodeDrawing): Promise<Uint8Array<ArrayBuffer>>;
}
