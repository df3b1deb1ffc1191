import type { ReactElement } from 'react';

/** What may be uploaded. */
export type UploadKind = 'image' | 'video';

/** A file that is on the server already, such as one of a draft. */
export interface StoredUpload {
  readonly kind: UploadKind;
  /** Relative address, for requests. */
  readonly url: string;
  /** Absolute address, for showing. */
  readonly fullUrl: string;
  /** Length of a video, where it is known. */
  readonly durationSeconds?: number | undefined;
}

/** A picture or video on its way, or there. */
export interface UploadItem {
  /** Unique in the page. */
  readonly id: string;
  readonly kind: UploadKind;
  /** Name of the file, '' for one that was stored before. */
  readonly name: string;
  readonly state: 'preparing' | 'uploading' | 'done' | 'failed' | 'cancelled';
  /** Share sent, 0 to 1. */
  readonly progress: number;
  /** What a tile shows: the picture, or the first view of the video; undefined until there is one. */
  readonly previewUrl: string | undefined;
  /** What plays a video or fills the screen with a picture. */
  readonly sourceUrl: string;
  /** Length of a video, where it is known. */
  readonly durationSeconds: number | undefined;
  /** Where it is, once `state` is `done`. */
  readonly stored: StoredUpload | undefined;
}

/** How many of what, and where to begin. Read anew at each change. */
export interface UploadOptions {
  /** Pictures and videos together. @default 9 */
  readonly most?: number | undefined;
  /** Videos among them; 0 offers none. @default 0 */
  readonly mostVideos?: number | undefined;
  /** Longest video. @default no limit but the server's */
  readonly mostVideoSeconds?: number | undefined;
  /** What is there at first; read once. @default [] */
  readonly initial?: readonly StoredUpload[] | undefined;
}

/** What can be done with the uploads of a form. */
export interface UploadActions {
  /** Takes files over: those that are too many, too large or of the wrong kind are told by a toast and left out. */
  readonly add: (files: readonly File[]) => void;
  /** Stops sending; the tile stays and can be sent again. */
  readonly cancel: (id: string) => void;
  /** Sends again what failed or was cancelled. */
  readonly retry: (id: string) => void;
  /** Takes one out, after the shopper said yes. */
  readonly remove: (id: string) => Promise<void>;
}

/** Uploads of one form. */
export interface Uploads {
  readonly items: readonly UploadItem[];
  /** What is on the server, in the order of the tiles: for the request, and for a draft. */
  readonly stored: readonly StoredUpload[];
  /** Something is prepared or sent. */
  readonly isBusy: boolean;
  /** Something failed or was cancelled, and waits for a retry or its removal. */
  readonly hasUnsent: boolean;
  /** How many more pictures may be added. */
  readonly imagesLeft: number;
  /** How many more videos may be added. */
  readonly videosLeft: number;
  /** The code that shows and moves them, which comes once the form stands. */
  readonly code: UploadCode;
}

/** Where the code of the uploads is: a form can be read, and most of it filled in, without it. */
export type UploadCode =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly show: (grid: UploadGridProps) => ReactElement };

/** What `UploadGrid` takes. */
export interface UploadGridProps {
  readonly uploads: Uploads;
  /** What the pictures are for, above the grid and for assistive technology. */
  readonly label: string;
  /** What is wrong with them, under the grid. @default none */
  readonly error?: string | undefined;
}
