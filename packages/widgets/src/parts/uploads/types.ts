import type { ReactElement } from 'react';

/** Kinds of uploads. */
export type UploadKind = 'image' | 'video';

/** A file already on the server, such as one of a draft. */
export interface StoredUpload {
  readonly kind: UploadKind;
  /** Relative URL, for requests. */
  readonly url: string;
  /** Absolute URL, for display. */
  readonly fullUrl: string;
  /** Length of a video, if known. */
  readonly durationSeconds?: number | undefined;
}

/** A picture or video being or already uploaded. */
export interface UploadItem {
  /** Unique in the page. */
  readonly id: string;
  readonly kind: UploadKind;
  /** Name of the file, '' for a stored one. */
  readonly name: string;
  readonly state: 'preparing' | 'uploading' | 'done' | 'failed' | 'cancelled';
  /** Share sent, 0 to 1. */
  readonly progress: number;
  /** Preview of the tile: the picture, or the first frame of the video; undefined until available. */
  readonly previewUrl: string | undefined;
  /** Source for the video player or the full-screen picture. */
  readonly sourceUrl: string;
  /** Length of a video, if known. */
  readonly durationSeconds: number | undefined;
  /** The stored file, once `state` is `done`. */
  readonly stored: StoredUpload | undefined;
}

/** Limits and initial files. Read at each change. */
export interface UploadOptions {
  /** Maximum of pictures and videos together. @default 9 */
  readonly most?: number | undefined;
  /** Maximum of videos among them; 0 offers none. @default 0 */
  readonly mostVideos?: number | undefined;
  /** Maximum length of a video. @default the server's limit */
  readonly mostVideoSeconds?: number | undefined;
  /** Initial files; read once. @default [] */
  readonly initial?: readonly StoredUpload[] | undefined;
}

/** Actions on the uploads of a form. */
export interface UploadActions {
  /** Adds files: those that are too many, too large or of the wrong kind are skipped with a toast. */
  readonly add: (files: readonly File[]) => void;
  /** Stops sending; the tile stays and can be retried. */
  readonly cancel: (id: string) => void;
  /** Retries what failed or was cancelled. */
  readonly retry: (id: string) => void;
  /** Removes one, after confirmation. */
  readonly remove: (id: string) => Promise<void>;
}

/** Uploads of one form. */
export interface Uploads {
  readonly items: readonly UploadItem[];
  /** Stored files, in the order of the tiles: for the request, and for a draft. */
  readonly stored: readonly StoredUpload[];
  /** Something is being prepared or sent. */
  readonly isBusy: boolean;
  /** Something failed or was cancelled, and has to be retried or removed. */
  readonly hasUnsent: boolean;
  /** How many more pictures can be added. */
  readonly imagesLeft: number;
  /** How many more videos can be added. */
  readonly videosLeft: number;
  /** The code of the uploads, loaded after the form is rendered. */
  readonly code: UploadCode;
}

/** Loading state of the uploads' code: a form can be read, and mostly filled in, without it. */
export type UploadCode =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly show: (grid: UploadGridProps) => ReactElement };

/** Props of `UploadGrid`. */
export interface UploadGridProps {
  readonly uploads: Uploads;
  /** Label of the pictures, above the grid and for assistive technology. */
  readonly label: string;
  /** Error message, under the grid. @default none */
  readonly error?: string | undefined;
}
