/** Appearance of a QR code. Lengths in pixels, colours as `#rrggbb`. */
export interface CodeDrawing {
  /** Rows of modules, true for dark. */
  readonly modules: readonly (readonly boolean[])[];
  /** Side length of the code without padding. */
  readonly size: number;
  readonly padding: number;
  readonly foreground: string;
  readonly background: string;
  /** Drawn over the centre. */
  readonly logo?: { readonly content: Blob; readonly size: number } | undefined;
  /** Label below; '' for none. */
  readonly label: string;
  readonly labelSize: number;
  readonly labelAlign: 'left' | 'center' | 'right';
}

/** A picture in several widths. */
export interface SizedPicture {
  /** Displayed size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Average colour, `#rrggbb`. */
  readonly color: string;
  /** By requested width; a narrower picture is never enlarged. */
  readonly sizes: readonly { readonly width: number; readonly content: Blob }[];
}

/** A picture in the middle of a plain area. Lengths in pixels. */
export interface PictureFrame {
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`. */
  readonly background: string;
}

/** A picture in the middle of a square. Lengths in pixels. */
export interface PictureIcon {
  readonly side: number;
  /** Side of the square in the middle that contains the whole picture. */
  readonly innerSide: number;
  /** `#rrggbb`. @default transparent */
  readonly background?: string | undefined;
}

/** Too many pictures are waiting to be decoded or drawn: the caller may retry in a moment. */
export class ImagesBusyError extends Error {
  constructor() {
    super('Pawlet: too many pictures wait to be decoded or drawn.');
  }
}

/** Pictures with more pixels are never decoded. */
export const mostPixels = 50_000_000;

/** Decodes and draws pictures. */
export interface Images {
  /** Width and height in pixels by the header, of any size; null for an invalid picture. */
  readSize(content: Blob): Promise<{ readonly width: number; readonly height: number } | null>;
  /**
   * Decodes a picture and re-encodes it without its metadata; null for an invalid one. Throws an
   * ImagesBusyError.
   */
  normalise(content: Blob): Promise<{ readonly content: Blob; readonly type: string } | null>;
  /**
   * Decodes a picture and re-encodes it in some widths, as WebP without its metadata; null for an invalid
   * one.
   */
  resize(content: Blob, widths: readonly number[]): Promise<SizedPicture | null>;
  /** The whole picture in a frame, as JPEG; null for an invalid one. Throws an ImagesBusyError. */
  frame(content: Blob, frame: PictureFrame): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The whole picture in a square, as PNG; null for an invalid one. Throws an ImagesBusyError. */
  icon(content: Blob, icon: PictureIcon): Promise<Uint8Array<ArrayBuffer> | null>;
  /** A QR code as PNG. Throws an ImagesBusyError. */
  drawCode(drawing: CodeDrawing): Promise<Uint8Array<ArrayBuffer>>;
}
