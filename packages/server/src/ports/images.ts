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

/** A picture in several widths. */
export interface SizedPicture {
  /** Pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  /** Mean colour, `#rrggbb`. */
  readonly color: string;
  /** By the widths that were asked for; a picture that is narrower is never made wider. */
  readonly sizes: readonly { readonly width: number; readonly content: Blob }[];
}

/** Too many pictures wait to be decoded or drawn: the caller may try again in a moment. */
export class ImagesBusyError extends Error {
  constructor() {
    super('Pawlet: too many pictures wait to be decoded or drawn.');
  }
}

/** Everything that decodes or draws pictures. */
export interface Images {
  /** Decodes a picture and re-encodes it, without its metadata; null when it is none that is taken. Throws an ImagesBusyError. */
  normalise(content: Blob): Promise<{ readonly content: Blob; readonly type: string } | null>;
  /** Decodes a picture and re-encodes it in some widths, as WebP and without its metadata; null when it is none that is taken. */
  resize(content: Blob, widths: readonly number[]): Promise<SizedPicture | null>;
  /** A QR code as PNG. Throws an ImagesBusyError. */
  drawCode(drawing: CodeDrawing): Promise<Uint8Array<ArrayBuffer>>;
}
