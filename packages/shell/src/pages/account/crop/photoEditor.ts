import { toSourceArea, type PictureArea } from './sourceArea.ts';

/** An open photo. */
export interface OpenedPhoto {
  /** A small upright copy, to be shown. */
  readonly preview: Blob;
}

/** The crop. */
export interface Cut {
  /** In percent of the photo. */
  readonly area: PictureArea;
  /** Side of the result in px. */
  readonly side: number;
  readonly type: 'image/jpeg' | 'image/png';
}

/** Opens one photo at a time and crops a square from it. */
export interface PhotoEditor {
  /** Rejects what is no picture. */
  readonly open: (photo: Blob) => Promise<OpenedPhoto>;
  readonly cut: (cut: Cut) => Promise<Blob>;
}

/** A decoded photo, upright. */
export interface DecodedPhoto {
  readonly width: number;
  readonly height: number;
  readonly source: CanvasImageSource;
  readonly close: () => void;
}

/** The environment of an editor: a worker or the page. */
export interface EditorTools {
  readonly decode: (photo: Blob) => Promise<DecodedPhoto>;
  readonly draw: (
    width: number,
    height: number,
  ) => {
    readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
    readonly toBlob: (type: string, quality: number) => Promise<Blob>;
  };
}

/** Longest side of the copy that is shown: enough for a full screen with zoom. */
const previewSide = 1600;
const previewQuality = 0.8;
const cutQuality = 0.9;

/** Creates an editor from its environment's tools. */
export function createPhotoEditor({ decode, draw }: EditorTools): PhotoEditor {
  let decoded: DecodedPhoto | undefined;

  function paint(
    { source }: DecodedPhoto,
    part: PictureArea,
    width: number,
    height: number,
    isOpaque: boolean,
  ) {
    const { context, toBlob } = draw(width, height);
    if (isOpaque) {
      context.fillStyle = 'white';
      context.fillRect(0, 0, width, height);
    }
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, width, height);
    return toBlob;
  }

  return {
    async open(photo) {
      decoded?.close();
      decoded = undefined;
      const opened = await decode(photo);
      decoded = opened;
      const share = Math.min(1, previewSide / Math.max(opened.width, opened.height, 1));
      const width = Math.max(1, Math.round(opened.width * share));
      const height = Math.max(1, Math.round(opened.height * share));
      const whole = { x: 0, y: 0, width: opened.width, height: opened.height };
      const toBlob = paint(opened, whole, width, height, true);
      return { preview: await toBlob('image/jpeg', previewQuality) };
    },
    async cut({ area, side, type }) {
      if (decoded === undefined) throw new Error('Pawlet: no photo is open to be cut.');
      const toBlob = paint(decoded, toSourceArea(area, decoded), side, side, type === 'image/jpeg');
      return toBlob(type, cutQuality);
    },
  };
}
